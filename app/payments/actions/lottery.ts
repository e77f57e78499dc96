import { buyLottery, getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { call } from '../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction, type Asked } from '../paidAction.ts'
import { isOfItsTime } from './clockTolerance.ts'
import { alikeAmong, readMovements, type Movement } from './coinHistory.ts'

/** Entries of a lottery. */
export interface PaidEntries {
  lotteryId: string
  count: number
}

interface SeenEntries {
  entries?: number
  run: string
  /** A payment that an earlier build has kept has none. */
  movements?: Movement[]
}

type AskedEntries = Asked<PaidEntries, SeenEntries>

/** As many entries more as would be there, had it happened. */
const hasThem = ({ paid, before }: AskedEntries, { entries = 0 }: SeenEntries) =>
  entries >= (before?.entries ?? 0) + paid.count

/**
 * C162. The lottery tells how many entries the member has (C161), not when they were bought, nor by what: another
 * device's would count as these. The coin history tells them apart by their amount and their time (Q306).
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
      readMovements(entries, since),
    ])
    return { entries: lottery.entryCount, run: lottery.entryStartTime, movements }
  },
  verdictOf(asked, seen) {
    const before = asked.before?.movements
    if (!before || !hasThem(asked, seen)) return undefined
    const isPaid = alikeAmong(asked.order, before, seen.movements ?? []).some(({ time }) => isOfItsTime(asked, time))
    return isPaid ? { is: 'done', isAlike: true } : undefined
  },
  // Another run of it counts its entries anew. Entries that came by another purchase say nothing of these.
  isComplete: (asked, seen) => seen.entries !== undefined && asked.before?.run === seen.run && !hasThem(asked, seen),
  wantsAnswer: false,
})
