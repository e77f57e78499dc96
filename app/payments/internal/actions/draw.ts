import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { callPaid } from '../callPaid.ts'
import { paidAction, type UnprovenPayment } from '../paidAction.ts'
import { isWithinPaymentTime } from '../clockTolerance.ts'
import { newEntriesOfAmount, overlapsHistory, readCoinHistory, type CoinHistoryEntry } from '../coinHistory.ts'

/** A gacha draw of `count` items, which costs coins. */
export interface PaidDraw {
  ipId: string
  gachaId: string
  gachaName: string
  count: number
}

/** The history entries that are new since the payment, and whose amount and text match this draw. */
const drawsAlike = (
  { paid, order, before }: UnprovenPayment<PaidDraw, CoinHistoryEntry[]>,
  seen: CoinHistoryEntry[],
): CoinHistoryEntry[] =>
  before ? newEntriesOfAmount(order, before, seen).filter(({ message }) => message.includes(paid.gachaName)) : []

/**
 * Draws from a gacha. The coin history proves whether the draw happened: ids before and after the payment are compared.
 * Only the answer to the draw itself contains what was drawn (C078).
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
  verdictOf: (payment, seen: CoinHistoryEntry[]) =>
    drawsAlike(payment, seen).some(({ time }) => isWithinPaymentTime(payment, time)) ? { is: 'done' } : undefined,
  // With a matching draw of another time it stays open whether the payment happened: that draw may come from another
  // device, or be this one if the server carried it out late (Q306).
  wouldShowPayment: (payment, seen) =>
    payment.before !== undefined && overlapsHistory(payment.before, seen) && drawsAlike(payment, seen).length === 0,
  wantsAnswer: true,
})
