import { choiceParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

/** Provider states of the area `home`. */
export const homeStates = {
  'a furnished home': {
    title: '写真や番組がそろったホーム',
    needs: ['a channel'],
    description:
      "The account's home shows exactly this: photos at positions 1 and 2, a background of the channel, a banner with a link to a story group of the channel, one entry of the channel on the programme of today and one gacha of the channel that ends within three days, each with every optional field. The channel exists already.",
    params: { accountId, ipId },
    returns: [],
    screens: ['/home'],
    hasTeardown: true,
  },
  'a photo at home': {
    title: 'ホームに写真を一枚飾っている',
    needs: ['a channel', 'owned photos'],
    description: 'The photo of the channel with this number is at this position, and no other photo is at home.',
    params: {
      accountId,
      ipId,
      number: integerParam(2, 'Which of the owned photos, from 1'),
      positionNumber: integerParam(2, 'Its position'),
    },
    returns: [],
    screens: ['/home'],
  },
  backgrounds: {
    title: 'ホームの背景を選べる',
    needs: ['a channel'],
    description:
      'There are exactly so many backgrounds, `background-1` and so on, in that order. LOCKED ones open with three photos of the channel and the account has none; OWNED ones are open; SELECTED: they are open, and the first is chosen. In `minimal` they are of the house, otherwise of the channel, which exists already.',
    params: {
      accountId,
      ipId,
      count: integerParam(3, 'How many'),
      status: choiceParam(['OWNED', 'LOCKED', 'SELECTED'], 'How they stand for the account'),
      detail,
    },
    returns: [],
    screens: ['/home'],
    hasTeardown: true,
  },
} as const satisfies Readonly<Record<string, State>>
