/** Payments: each confirmed order is paid once, and a lost answer is looked up instead of repeated (Q398). */

/** The dialog that confirms a payment, and the payment itself. */
export { PaymentConfirmation } from './internal/PaymentConfirmation.tsx'
export { pay } from './internal/pay.ts'
export type { ConfirmedOrder, PaidKind } from './internal/paidAction.ts'

/** What can be paid: how each action is sent, and how its result is read back. */
export { coinsAction, isOrderOfPack, type PaidPack } from './internal/actions/coins.ts'
export { drawAction, type PaidDraw } from './internal/actions/draw.ts'
export { lotteryAction, type PaidEntries } from './internal/actions/lottery.ts'
export { preorderAction, type PaidCart } from './internal/actions/preorder.ts'
export { storyAction, type PaidEpisode } from './internal/actions/story.ts'
export { videoAction, type PaidVideo } from './internal/actions/video.ts'

/** Refusals that the page handles itself. */
export { cartRefusals } from './internal/refusals/cartRefusals.ts'
export { lotteryRefusals } from './internal/refusals/lotteryRefusals.ts'

/** Payments without an outcome: the error of a mutation, the stored records, and the line that shows them. */
export { OutcomeUnknown } from './internal/outcomeUnknown.ts'
export {
  closePayment,
  findOpenPayment,
  isUnresolved,
  readOpenPayments,
  requestResend,
  storePaymentRecord,
  useOpenPayments,
  type OpenPayment,
} from './internal/openPayments.ts'
export { PaymentsHost } from './internal/PaymentsHost.tsx'
export { loadOutcomePolling } from './internal/loadOutcomePolling.ts'

/** How areas store the outcome of a payment whose page was left. */
export type { StoreOutcome } from './internal/storeOutcome.ts'

/** The page of an order that can still be paid. */
export { payableOrderHref, unpaidParameter } from './internal/payableOrderHref.ts'
