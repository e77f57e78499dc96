/**
 * Payments. Each confirmed order is paid once. If an answer is lost, the app looks up the outcome instead of paying
 * again (Q398).
 */

/** The dialog that confirms a payment, and the payment itself. */
export { PaymentConfirmation } from './internal/PaymentConfirmation.tsx'
export { pay } from './internal/pay.ts'
export type { ConfirmedOrder, PaidKind } from './internal/paidAction.ts'

/** The actions that can be paid: how the app sends each, and how it reads the result. */
export { coinsAction, isOrderOfPack, type PaidPack } from './internal/actions/coins.ts'
export { drawAction, type PaidDraw } from './internal/actions/draw.ts'
export { lotteryAction, type PaidEntries } from './internal/actions/lottery.ts'
export { preorderAction, type PaidCart } from './internal/actions/preorder.ts'
export { storyAction, type PaidEpisode } from './internal/actions/story.ts'
export { videoAction, type PaidVideo } from './internal/actions/video.ts'

/** The refusals that the page of a purchase shows itself. */
export { cartRefusals } from './internal/refusals/cartRefusals.ts'
export { lotteryRefusals } from './internal/refusals/lotteryRefusals.ts'

/**
 * Payments with an unknown outcome: the error that a mutation throws, the stored records, and the line that shows them.
 */
export { OutcomeUnknown } from './internal/outcomeUnknown.ts'
export {
  closeLinesOfSettledOrders,
  closePayment,
  findOpenPayment,
  isUnresolved,
  readOpenPayments,
  requestResend,
  storePaymentRecord,
  useOpenPayments,
  type OpenPayment,
} from './internal/openPayments.ts'
export { PaymentsContainer } from './internal/PaymentsContainer.tsx'
export { loadOutcomePolling } from './internal/loadOutcomePolling.ts'

/** How areas store the outcome of a payment whose page was closed. */
export type { StoreOutcome } from './internal/storeOutcome.ts'

/**
 * The path of an order that can still be paid, and the check of the member's spending settings before its payment page.
 */
export { usePayPageGate } from './internal/usePayPageGate.tsx'
export { payableOrderHref, unpaidParameter } from './internal/payableOrderHref.ts'
