import { choiceParam, booleanParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const lotteryId = textParam('lottery-hoshiyomi-1', 'Id of the lottery')
const screens = ['/lottery/:id', '/lottery/:id/purchase', '/lottery/:id/result']

/** Provider states of the area `lottery`. */
export const lotteryStates = {
  'a lottery': {
    title: '応募できる抽選',
    needs: ['a channel'],
    description:
      'A lottery of the channel: 100 coins for an entry, 10 for each member, one winner. The winner chooses between `<lotteryId>-item-1` and `-item-2`: photos in `full`, coins in `minimal`. In `full` there are 100 entries for all. No member has entered.',
    params: {
      lotteryId,
      ipId,
      phase: choiceParam(
        ['open', 'before', 'soldOut', 'closed', 'announced', 'unpublished'],
        'Whether one can enter. `closed`: no longer, and not announced yet; `unpublished`: no longer to be seen (OutOfTerm)',
      ),
      detail,
    },
    returns: [],
    screens,
  },
  'own lottery entries': {
    title: '応募済みの抽選',
    needs: ['a channel', 'a lottery'],
    description:
      'Only this account has bought entries of the lottery; both exist already. Once the lottery is announced, the account has won, or with `hasLost` it has lost.',
    params: {
      accountId,
      lotteryId,
      count: integerParam(2, 'Entries bought'),
      hasLost: booleanParam(false, 'The lottery was drawn, and the account won nothing'),
    },
    returns: [],
    screens: ['/lottery/:id', '/lottery/:id/result'],
  },
  'a chosen lottery item': {
    title: '賞品を選んだ抽選',
    needs: ['a channel', 'a lottery', 'own lottery entries'],
    description:
      'The lottery was drawn, and the account has won and has chosen the item `<lotteryId>-item-1`; its entry exists already.',
    params: { accountId, lotteryId },
    returns: [],
    screens: ['/lottery/:id/result'],
  },
} as const satisfies Readonly<Record<string, State>>
