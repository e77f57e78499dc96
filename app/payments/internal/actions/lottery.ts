import { buyLottery, getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { call } from '../../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction, type UnprovenPayment } from '../paidAction.ts'
import { isWithinPaymentTime } from '../clockTolerance.ts'
import { newEntriesOfAmount, readCoinHistory, type CoinHistoryEntry } from '../coinHistory.ts'

/** Lottery entries that the user buys. */
export interface PaidEntries {
  lotteryId: string
  count: number
}

interface SeenEntries {
  entries?: number | undefined
  run: string
  /** The coin history. Missing in payments that an earlier build stored. */
  movements?: CoinHistoryEntry[]
}

type UnprovenEntries = UnprovenPayment<PaidEntries, SeenEntries>

/** Whether the member has as many entries as this purchase makes. */
const hasThem = ({ paid, before }: UnprovenEntries, { entries = 0 }: SeenEntries) =>
  entries >= (before?.entries ?? 0) + paid.count

/**
 * Buys lottery entries. The lottery shows only how many entries the member has, and entries bought on another device
 * look the same. So the coin history is compared, too, by amount and time (C161, C162, Q306).
 */
export const lotteryAction = paidAction({
  kind: 'lottery',
  nameOf: ({ lotteryId }: PaidEntries) => `lottery.${lotteryId}`,
  keeps: (entries) => entries,
  canResend: () => true,
  send: (request) =>
    callPaid(buyLottery, { params: { id: request.paid.lotteryId }, body: { count: request.paid.count } }, request),
  async read(entries, since): Promise<SeenEntries> {
    const [{ lottery }, movements] = await Promise.all([
      call(getLottery, { params: { id: entries.lotteryId } }),
      readCoinHistory(entries, since),
    ])
    return { entries: lottery.entryCount, run: lottery.entryStartTime, movements }
  },
  verdictOf(payment, seen) {
    const before = payment.before?.movements
    if (!before || !hasThem(payment, seen)) return undefined
    const isPaid = newEntriesOfAmount(payment.order, before, seen.movements ?? []).some(({ time }) =>
      isWithinPaymentTime(payment, time),
    )
    return isPaid ? { is: 'done', isAlike: true } : undefined
  },
  // Proves nothing in a new run of the lottery, which counts the entries from zero again, or if another purchase has
  // made the same number of entries.
  wouldShowPayment: (payment, seen) =>
    seen.entries !== undefined && payment.before?.run === seen.run && !hasThem(payment, seen),
  wantsAnswer: false,
})
