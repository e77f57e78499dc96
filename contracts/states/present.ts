import { choiceParam, booleanParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const count = integerParam(5, 'How many')

/** Provider states of the area `present`. */
export const presentStates = {
  'waiting presents': {
    title: '受け取れるプレゼント',
    needs: ['a channel'],
    description:
      'The present box of the account holds these and nothing else: `present-1` sent 2026-01-01T09:00:00Z, `present-2` a day later, and so on. In `full` they are photos of the channel and wait until 2099; in `minimal` 10 coins each, without an end. The account and the channel exist already.',
    params: {
      accountId,
      ipId,
      count,
      isExpired: booleanParam(false, 'They were to be received until yesterday'),
      detail,
    },
    returns: [],
    screens: ['/home'],
  },
  'received presents': {
    title: '受け取ったプレゼント',
    needs: ['a channel'],
    description:
      'The account has received these: `received-1` at 2026-01-01T10:00:00Z, `received-2` a day later, and so on; sent an hour before. In `full` they are photos of the channel that would have waited until 2099; in `minimal` 10 coins each. The account and the channel exist already.',
    params: { accountId, ipId, count, detail },
    returns: [],
    screens: ['/home'],
  },
  'a full holding': {
    title: '所持上限に達している',
    needs: ['a channel'],
    description:
      'The account holds as much as it may: of free coins, of the photos that the example presents give (`PHOTO`), or of every item of the channel (`ITEMS`). Account, channel and, for `ITEMS`, the items exist already.',
    params: { accountId, ipId, of: choiceParam(['COIN', 'PHOTO', 'ITEMS'], 'What it holds as much of as it may') },
    returns: [],
    screens: ['/home', '/notification/:id'],
  },
} as const satisfies Readonly<Record<string, State>>
