import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { serverNow } from '../../time/clock.ts'
import { createStore } from '../../session/createStore.ts'
import { useSession } from '../../session/sessionStore.ts'
import type { StorageKey } from '../../storage/storageKeys.ts'
import { deviceStore } from '../../storage/textStore.ts'
import type { OrderDescription, PaidKind, PaymentVerdict } from './paidAction.ts'

/**
 * A payment that was sent and has no answer yet. It is stored in the browser, so that it survives a reload and a killed
 * webview, and every tab can read it. It contains no card, token or address.
 */
export interface OpenPayment {
  /** The Idempotency-Key: repeats under the same key are carried out once. */
  key: string
  accountId: string
  kind: PaidKind
  name: string
  /** The confirmed purchase, as far as it may be stored. */
  paid: object
  /** Whether `paid` is complete. */
  canResend: boolean
  order: OrderDescription
  /** Milliseconds by the server's clock. */
  startedAt: number
  /** When the payment was sent last, by the same clock. */
  sentAt?: number | undefined
  before?: unknown
  /**
   * `sending` and `asking`: a tab is handling it. `waiting`: two minutes of polling had no result; the order history
   * continues.
   */
  state: 'sending' | 'asking' | 'waiting' | PaymentVerdict['is']
  orderId?: string | undefined
  isAlike?: boolean | undefined
  /** How often the user asked for a resend since it was sent last. */
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

/** The open payments of the current member, as components read them. */
export const useOpenPayments = createStore<{ payments: readonly OpenPayment[] }>(() => ({ payments: [] }))

/** Re-reads the open payments from the browser's storage. */
export const refreshOpenPayments = () => useOpenPayments.setState({ payments: readOpenPayments() })

/** The open payment with this name, by default of the current member. */
export const findOpenPayment = (
  name: string,
  { accountId }: Pick<OpenPayment, 'accountId'> = useSession.getState(),
): OpenPayment | undefined => paymentAt(placeOf({ accountId, name }))

/** Whether the record of a payment is still stored: neither decided nor closed, in this or another tab. */
export const isStillStored = ({ key, accountId, name }: OpenPayment) =>
  findOpenPayment(name, { accountId })?.key === key

/** Stores the record of a payment, replacing an earlier one of the same account and name. */
export function storePaymentRecord(payment: OpenPayment): void {
  deviceStore.setJson(placeOf(payment), payment)
  refreshOpenPayments()
}

/**
 * Removes the record of a payment, but not a later one with the same name. To be called only if the server has decided
 * under the account that sent it, if nothing was sent, or if the owner closes the payment line (the status line about
 * this payment).
 */
export function deletePaymentRecord(payment: OpenPayment): void {
  if (isStillStored(payment)) deviceStore.remove(placeOf(payment))
  refreshOpenPayments()
}

/** Removes the current member's record after the page has shown the outcome. */
export function closePayment(name: string): void {
  const payment = findOpenPayment(name)
  if (payment) deletePaymentRecord(payment)
}

/** The purchase that the user confirmed before the reload; the key identifies it as the same one. */
export const confirmedPurchaseOf = <Paid extends object>({ paid }: OpenPayment): ConfirmedPurchase<Paid> =>
  paid as ConfirmedPurchase<Paid>

/** Whether the outcome is neither proven nor given up, so that it has to be polled. */
export const isUnresolved = ({ state }: OpenPayment) => state === 'sending' || state === 'asking' || state === 'waiting'

const day = 86_400_000

/** Whether a day has passed since the last send: by then the request has arrived, and a history shows it. */
export const isOlderThanOneDay = ({ startedAt, sentAt = startedAt }: OpenPayment) => serverNow() - sentAt > day

/** Requests a resend of an open payment under its key. The tab that handles the payment notices it. */
export const requestResend = (payment: OpenPayment) =>
  storePaymentRecord({ ...payment, state: 'asking', resends: (payment.resends ?? 0) + 1 })

/** Ids of orders that other payments have claimed. */
export const ordersClaimedByOthers = (name: string): string[] =>
  readOpenPayments().flatMap((payment) => (payment.name === name ? [] : (payment.orderId ?? [])))

/** The code by which support finds a payment, made of its key: 1A2B-3C4D-5E6F. */
export const supportCodeOf = ({ key }: Pick<OpenPayment, 'key'>): string =>
  (
    key
      .replaceAll('-', '')
      .slice(0, 12)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-')

/**
 * Updates the open payments when another tab changes them, when the user is online again, and when the account changes.
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
