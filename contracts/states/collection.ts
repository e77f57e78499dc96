import { whole, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

export const collectionStates = {
  'owned photos': {
    title: 'コレクションに写真がある',
    needs: ['a channel'],
    description:
      'The account owns this many different photos of the channel, the last one twice. The channel exists already.',
    params: { accountId, ipId, count: whole(2, 'How many different ones'), detail },
    returns: [],
    screens: ['/collection'],
  },
} as const satisfies Readonly<Record<string, State>>
