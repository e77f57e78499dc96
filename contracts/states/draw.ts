import { choiceParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const drawId = textParam('draw-hoshiyomi-1', 'Id of the draw')

/** Provider states of the area `draw`. */
export const drawStates = {
  'a channel draw': {
    title: 'チャンネルの抽選会',
    needs: ['a channel', 'a followed channel'],
    description:
      'A free draw of the channel. Its first prize `<drawId>-prize-1` is a photo of which five are left in `full`, coins without a limit in `minimal`. No member has entered.',
    params: {
      drawId,
      ipId,
      phase: choiceParam(['open', 'over', 'unpublished'], '`unpublished`: no longer to be seen (OutOfTerm)'),
      prizeCount: integerParam(2, 'Prizes; those after the first cannot be won'),
      ratePercent: integerParam(100, 'Odds of the first prize; with 100 every entry wins it'),
      detail,
    },
    returns: [],
    screens: ['/channel/:ipId/draw/:drawId', '/channel/:ipId/draw/:drawId/prize', '/channel/:ipId/draw/:drawId/entry'],
  },
  'an entered draw': {
    title: '今日は参加済みの抽選会',
    needs: ['a channel', 'a followed channel', 'a channel draw'],
    description: 'The account has entered the draw today, in Japan, and has won its first prize; both exist already.',
    params: { accountId, drawId },
    returns: [],
    screens: ['/channel/:ipId/draw/:drawId', '/channel/:ipId/draw/:drawId/entry'],
  },
} as const satisfies Readonly<Record<string, State>>
