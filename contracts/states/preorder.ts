import { choiceParam, textParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const preorderId = textParam('preorder-hoshiyomi-1', 'Id of the preorder')

/** Provider states of the area `preorder`. */
export const preorderStates = {
  'a preorder': {
    title: '受付中の予約',
    needs: ['a channel'],
    description:
      'A preorder of the channel with `<preorderId>-item-1` for 500 coins in a NORMAL category. In `full` a TREADING category has the pack `<preorderId>-single` for 200 coins and the box `<preorderId>-box` for 600, with three photos in its line-up and ten of each for sale; each one comes with a photo as its bonus. Nobody of this world has bought.',
    params: {
      preorderId,
      ipId,
      phase: choiceParam(
        ['open', 'soldOut', 'over', 'unpublished'],
        'Whether one can buy. `soldOut`: no pack and no box is left; `unpublished`: no longer to be seen (OutOfTerm)',
      ),
      detail,
    },
    returns: [],
    screens: ['/preorder/:id', '/preorder/:id/purchase'],
  },
  'a preorder purchase': {
    title: '予約済みの品がある',
    needs: ['a channel', 'a preorder'],
    description: 'The account bought one pack with a bonus an hour ago; both exist already.',
    params: { accountId, preorderId },
    returns: [],
    screens: ['/preorder/:id/result', '/preorder/:id'],
  },
} as const satisfies Readonly<Record<string, State>>
