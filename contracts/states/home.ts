import { type State } from './state.ts'
import { accountId, ipId } from './usualParams.ts'

export const homeStates = {
  'a furnished home': {
    title: '写真や番組がそろったホーム',
    needs: ['a channel'],
    description:
      "The account's home shows exactly this: photos at positions 1 and 2, a banner with a link to the channel, one entry of the channel on the programme of today and one gacha of the channel that ends within three days, each with every optional field. The channel exists already.",
    params: { accountId, ipId },
    returns: [],
    screens: ['/home'],
    houseWide: true,
  },
} as const satisfies Readonly<Record<string, State>>
