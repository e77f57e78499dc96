import type { Confirmed } from '@tsudoi/design-system/screens/finalOrder.types'
import { serverNow } from '../session/clock.ts'
import { createStore } from '../session/createStore.ts'
import { useSession } from '../session/sessionStore.ts'
import type { StorageKey } from '../session/storageKeys.ts'
import { deviceStore } from '../session/textStore.ts'
import type { OrderInWords, PaidKind, Verdict } from './paidAction.ts'

/**
 * A payment that has been sent and whose answer is not here. It lies in the browser's storage, so that it outlives a
 * reload and a killed webview, and every tab knows of it. It holds no card, no token and no address.
 */
export interface OpenPayment {
  /** Its Idempotency-Key: repeated under it, it happens once. */
  key: string
  accountId: string
  kind: PaidKind
  name: string
  /** What was confirmed, as far as it may be kept. */
  paid: object
  /** Whether that is all of it. */
  canResend: boolean
  order: OrderInWords
  /** Milliseconds by the host's clock. */
  startedAt: number
  /** When it was sent last, by the same clock. */
  sentAt?: number
  before?: unknown
  /** `sending` and `asking` have somebody behind them; `waiting`: two minutes are over, the order history goes on. */
  state: 'sending' | 'asking' | 'waiting' | Verdict['is']
  orderId?: string
  isAlike?: boolean
  /** How often somebody wanted it sent again since it was. */
  resends?: number
}

const prefix = 'tsudoi.payment.'

function paymentAt(place: StorageKey): OpenPayment | undefined {
  const payment = deviceStore.getJson(place) as OpenPayment | undefined | null
  return payment?.key && payment.name && payment.accountId && payment.paid && payment.order?.price ? payment : undefined
}

/** Identifies an open payment: the account that pays, and the name of the purchase. */
export type PaymentPlace = Pick<OpenPayment, 'accountId' | 'name'>

const placeOf = ({ accountId, name }: PaymentPlace) => `${prefix}${accountId}.${name}` as const

/** Everything that is open in this browser for the member who is logged in, the oldest first. */
export function readOpenPayments(): OpenPayment[] {
  const { accountId } = useSession.getState()
  return deviceStore
    .keys(prefix)
    .flatMap((place) => paymentAt(place) ?? [])
    .filter((payment) => payment.accountId === accountId)
    .toSorted((a, b) => a.startedAt - b.startedAt)
}

export const useOpenPayments = createStore<{ payments: readonly OpenPayment[] }>(() => ({ payments: [] }))

export const refreshOpenPayments = () => useOpenPayments.setState({ payments: readOpenPayments() })

/** What is open under a name, by default for the member who is logged in. */
export const openPayment = (
  name: string,
  { accountId }: Pick<OpenPayment, 'accountId'> = useSession.getState(),
): OpenPayment | undefined => paymentAt(placeOf({ accountId, name }))

/** Whether the record of a payment is still there: neither decided nor closed, here or in another tab. */
export const isKept = ({ key, accountId, name }: OpenPayment) => openPayment(name, { accountId })?.key === key

export function keepPayment(payment: OpenPayment): void {
  deviceStore.setJson(placeOf(payment), payment)
  refreshOpenPayments()
}

/**
 * Removes the record of a payment, but of no later one under the same name. Only where the host has decided under the
 * account that sent it, where nothing was sent, or where its owner closes the line.
 */
export function forgetPayment(payment: OpenPayment): void {
  if (isKept(payment)) deviceStore.remove(placeOf(payment))
  refreshOpenPayments()
}

/** Removes the record of the member who is logged in: the page has said what came of the payment. */
export function closePayment(name: string): void {
  const payment = openPayment(name)
  if (payment) forgetPayment(payment)
}

/** What was confirmed before the page went: the yes was given, and the key says that it is the same one. */
export const confirmedBefore = <Paid extends object>({ paid }: OpenPayment): Confirmed<Paid> => paid as Confirmed<Paid>

/** Neither proven nor given up: somebody has to go on asking. */
export const isOpen = ({ state }: OpenPayment) => state === 'sending' || state === 'asking' || state === 'waiting'

const day = 86_400_000

/** What was sent has come by then, and a history shows it. */
export const isDayOver = ({ startedAt, sentAt = startedAt }: OpenPayment) => serverNow() - sentAt > day

/** Wants an open payment sent once more, under its key; whichever tab is at it hears of it. */
export const sendAgain = (payment: OpenPayment) =>
  keepPayment({ ...payment, state: 'asking', resends: (payment.resends ?? 0) + 1 })

/** Orders that other payments have found to be theirs. */
export const claimedBesides = (name: string): string[] =>
  readOpenPayments().flatMap((payment) => (payment.name === name ? [] : (payment.orderId ?? [])))

/** For support, who find the payment by its key: 1A2B-3C4D-5E6F. */
export const supportCode = ({ key }: Pick<OpenPayment, 'key'>): string =>
  (
    key
      .replaceAll('-', '')
      .slice(0, 12)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-')

/** Other tabs pay, too; and what could not be followed without a connection is followed with it. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) refreshOpenPayments()
  })
  addEventListener('online', refreshOpenPayments)
  useSession.subscribe(({ accountId }, before) => {
    if (accountId !== before.accountId) refreshOpenPayments()
  })
  refreshOpenPayments()
}
