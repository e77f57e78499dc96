import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { callPaid } from '../callPaid.ts'
import { paidAction } from '../paidAction.ts'
import { newMovements, reachesBack, readMovements, type Movement } from './coinHistory.ts'

/** One draw as a person orders it. */
export interface PaidDraw {
  ipId: string
  gachaId: string
  gachaName: string
  count: number
}

/** C078. The coin history tells whether it has happened (ids before and after); what came is its answer's to say. */
export const drawAction = paidAction({
  kind: 'draw',
  nameOf: ({ gachaId, count }: PaidDraw) => `draw.${gachaId}.${count}`,
  keeps: (draw) => draw,
  canResend: () => true,
  send: (wish) =>
    callPaid(
      drawGacha,
      { params: { id: wish.paid.gachaId }, body: { count: wish.paid.count, platformType: 'WEB' } },
      wish,
    ),
  read: readMovements,
  verdictOf({ paid, order, before }, seen: Movement[]) {
    if (!before) return undefined
    const isThis = ({ coins, message }: Movement) => coins === -order.price.amount && message.includes(paid.gachaName)
    return newMovements(before, seen).some(isThis) ? { is: 'done' } : undefined
  },
  isComplete: ({ before }, seen) => before !== undefined && reachesBack(before, seen),
  wantsAnswer: true,
})
