import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { callPaid } from '../internal/callPaid.ts'
import { paidAction, type CheckedPayment } from '../paidAction.ts'
import { isWithinPaymentTime } from '../internal/clockTolerance.ts'
import { newEntriesOfAmount, overlapsHistory, readCoinHistory, type CoinHistoryEntry } from '../internal/coinHistory.ts'

/** A gacha draw of `count` items. */
export interface PaidDraw {
  ipId: string
  gachaId: string
  gachaName: string
  count: number
}

/** New history entries whose amount and text match this draw. */
const drawsAlike = (
  { paid, order, before }: CheckedPayment<PaidDraw, CoinHistoryEntry[]>,
  seen: CoinHistoryEntry[],
): CoinHistoryEntry[] =>
  before ? newEntriesOfAmount(order, before, seen).filter(({ message }) => message.includes(paid.gachaName)) : []

/**
 * C078. The coin history proves whether the draw happened: ids before and after are compared. Only its answer contains
 * what was drawn.
 */
export const drawAction = paidAction({
  kind: 'draw',
  nameOf: ({ gachaId, count }: PaidDraw) => `draw.${gachaId}.${count}`,
  keeps: (draw) => draw,
  canResend: () => true,
  send: (request) =>
    callPaid(
      drawGacha,
      { params: { id: request.paid.gachaId }, body: { count: request.paid.count, platformType: 'WEB' } },
      request,
    ),
  read: readCoinHistory,
  verdictOf: (asked, seen: CoinHistoryEntry[]) =>
    drawsAlike(asked, seen).some(({ time }) => isWithinPaymentTime(asked, time)) ? { is: 'done' } : undefined,
  // A matching entry of another time may be another device's, or this draw carried out late (Q306).
  isComplete: (asked, seen) =>
    asked.before !== undefined && overlapsHistory(asked.before, seen) && drawsAlike(asked, seen).length === 0,
  wantsAnswer: true,
})
