import { buyLottery, getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { call } from '../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction } from '../paidAction.ts'

/** Entries of a lottery. */
export interface PaidEntries {
  lotteryId: string
  count: number
}

/** C162. The lottery tells how many entries the member has (C161). */
export const lotteryAction = paidAction({
  kind: 'lottery',
  nameOf: ({ lotteryId }: PaidEntries) => `lottery.${lotteryId}`,
  keeps: (entries) => entries,
  canResend: () => true,
  send: (wish) => callPaid(buyLottery, { params: { id: wish.paid.lotteryId }, body: { count: wish.paid.count } }, wish),
  async read({ lotteryId }) {
    const { lottery } = await call(getLottery, { params: { id: lotteryId } })
    return { entries: lottery.entryCount, run: lottery.entryStartTime }
  },
  verdictOf: ({ paid, before }, { entries = 0 }) =>
    before && entries >= (before.entries ?? 0) + paid.count ? { is: 'done' } : undefined,
  // Another run of it counts its entries anew.
  isComplete: ({ before }, { entries, run }) => entries !== undefined && before?.run === run,
  wantsAnswer: false,
})
