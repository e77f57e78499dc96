import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { serverNow } from '../../time/clock.ts'
import { createStore } from '../../session/createStore.ts'
import { useSession } from '../../session/sessionStore.ts'
import type { StorageKey } from '../../storage/storageKeys.ts'
import { deviceStore } from '../../storage/textStore.ts'
import type { OrderDescription, PaidKind, PaymentVerdict } from './paidAction.ts'

/**
 * A payment that was sent and has no answer yet. It is stored in the browser, so that it survives a reload and a
 * webview that the system terminated, and so that every tab can read it. It contains no card, token or address.
 */
export interface OpenPayment {
  /** The Idempotency-Key. The server carries out repeats under the same key only once. */
  key: string
  accountId: string
  kind: PaidKind
  name: string
  /** The confirmed purchase, without the parts that may not be stored. */
  paid: object
  /** Whether `paid` has all parts of the purchase, so that it can be sent again. */
  canResend: boolean
  order: OrderDescription
  /** When the payment began, in milliseconds by the server's clock. */
  startedAt: number
  /** When the payment was sent last, in milliseconds by the server's clock. */
  sentAt?: number | undefined
  before?: unknown
  /**
   * The state of the payment. `sending` and `asking`: a tab is sending it or polling its outcome. `waiting`: two
   * minutes of polling had no result, and the order history polls further. Any other state is the outcome.
   */
  state: 'sending' | 'asking' | 'waiting' | PaymentVerdict['is']
  orderId?: string | undefined
  isAlike?: boolean | undefined
  /** How often the user has requested a resend since the payment was sent last. */
  resends?: number | undefined
}

const prefix = 'tsudoi.payment.'

function paymentAt(place: StorageKey): OpenPayment | undefined {
  const payment = deviceStore.getJson(place) as OpenPayment | undefined | null
  return payment?.key && payment.name && payment.accountId && payment.paid && payment.order?.price ? payment : undefined
}

/** Identifies an open payment: the account that pays, and the name of the purchase. */
export type PaymentIdentity = Pick<OpenPayment, 'accountId' | 'name'>

const placeOf = ({ accountId, name }: PaymentIdentity) => `${prefix}${accountId}.${name}` as const

/** All open payments of the current member in this browser, the oldest first. */
export function readOpenPayments(): OpenPayment[] {
  const { accountId } = useSession.getState()
  return deviceStore
    .keys(prefix)
    .flatMap((place) => paymentAt(place) ?? [])
    .filter((payment) => payment.accountId === accountId)
    .toSorted((a, b) => a.startedAt - b.startedAt)
}

/** The open payments of the current member, for components. */
export const useOpenPayments = createStore<{ payments: readonly OpenPayment[] }>(() => ({ payments: [] }))

/** Reads the open payments from the browser's storage again. */
export const refreshOpenPayments = () => useOpenPayments.setState({ payments: readOpenPayments() })

/** The open payment with this name. Default account: the current member. */
export const findOpenPayment = (
  name: string,
  { accountId }: Pick<OpenPayment, 'accountId'> = useSession.getState(),
): OpenPayment | undefined => paymentAt(placeOf({ accountId, name }))

/**
 * Whether the record of a payment is still stored. It is deleted when the server has decided, or when the user closes
 * it in any tab.
 */
export const isStillStored = ({ key, accountId, name }: OpenPayment) =>
  findOpenPayment(name, { accountId })?.key === key

/** Stores the record of a payment, replacing an earlier one of the same account and name. */
export function storePaymentRecord(payment: OpenPayment): void {
  deviceStore.setJson(placeOf(payment), payment)
  refreshOpenPayments()
}

/** Stores the outcome of a payment in its record, which the payment line shows. */
export const storeVerdict = (payment: OpenPayment, { is: state, orderId, isAlike }: PaymentVerdict): void =>
  storePaymentRecord({ ...payment, state, orderId, isAlike })

/**
 * Removes the record of a payment, but not a later record with the same name. Call it only if the server has decided
 * under the account that sent the payment, if nothing was sent, or if the owner closes the payment line (the status
 * line about this payment).
 */
export function deletePaymentRecord(payment: OpenPayment): void {
  if (isStillStored(payment)) deviceStore.remove(placeOf(payment))
  refreshOpenPayments()
}

/**
 * Removes the records that lead to an order, once a page shows that the order is paid or can no longer be paid.
 *
 * @param orders The orders that the page shows
 */
export function closeLinesOfSettledOrders(orders: readonly { transactionId: string; status: string }[]): void {
  const settled = orders.filter(({ status }) => status !== 'PENDING' && status !== 'UNKNOWN')
  for (const payment of readOpenPayments())
    if (payment.state === 'ordered' && settled.some(({ transactionId }) => transactionId === payment.orderId))
      deletePaymentRecord(payment)
}

/** Removes the current member's record of a payment, after the page has shown the outcome. */
export function closePayment(name: string): void {
  const payment = findOpenPayment(name)
  if (payment) deletePaymentRecord(payment)
}

/** The purchase that the user confirmed before a reload, in the form that `pay()` takes. */
export const confirmedPurchaseOf = <Paid extends object>({ paid }: OpenPayment): ConfirmedPurchase<Paid> =>
  paid as ConfirmedPurchase<Paid>

/** Whether the outcome is still unknown, so that it has to be polled. */
export const isUnresolved = ({ state }: OpenPayment) => state === 'sending' || state === 'asking' || state === 'waiting'

const day = 86_400_000

/**
 * Whether more than a day has passed since the last send. By then the server has received the request, and a history
 * shows its result.
 */
export const isOlderThanOneDay = ({ startedAt, sentAt = startedAt }: OpenPayment) => serverNow() - sentAt > day

/** Requests a resend of an open payment under its key. The tab that handles the payment carries it out. */
export const requestResend = (payment: OpenPayment) =>
  storePaymentRecord({ ...payment, state: 'asking', resends: (payment.resends ?? 0) + 1 })

/** Ids of the gateway orders that payments with other names have claimed. */
export const ordersClaimedByOthers = (name: string): string[] =>
  readOpenPayments().flatMap((payment) => (payment.name === name ? [] : (payment.orderId ?? [])))

/** The code by which customer support finds a payment. It is made from the key: 1A2B-3C4D-5E6F. */
export const supportCodeOf = ({ key }: Pick<OpenPayment, 'key'>): string =>
  (
    key
      .replaceAll('-', '')
      .slice(0, 12)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-')

/**
 * Reads the open payments again when another tab changes them, when the user is online again, and when the account
 * changes.
 */
export function syncOpenPayments(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) refreshOpenPayments()
  })
  addEventListener('online', refreshOpenPayments)
  useSession.subscribe(({ accountId }, before) => {
    if (accountId !== before.accountId) refreshOpenPayments()
  })
  refreshOpenPayments()
}
