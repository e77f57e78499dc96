import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { LocalFailure } from '../../errors/localFailure.ts'
import { serverNow } from '../../time/clock.ts'
import { withTimeout } from '../../time/withTimeout.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { assertSession, whileSessionLasts } from '../../session/sessionEnded.ts'
import { currentSession, useSession } from '../../session/sessionStore.ts'
import { attemptPayment } from './attemptPayment.ts'
import { endAnsweredPayment } from './closedConfirmations.ts'
import { resolveOutcome, type PaymentOutcome } from './resolveOutcome.ts'
import {
  confirmedPurchaseOf,
  deletePaymentRecord,
  isUnresolved,
  storePaymentRecord,
  storeVerdict,
  findOpenPayment,
} from './openPayments.ts'
import type { OpenPayment, PaymentIdentity } from './openPayments.ts'
import { OutcomeUnknown } from './outcomeUnknown.ts'
import type { OrderDescription, PaidAction } from './paidAction.ts'
import { withPaymentLock } from './paymentLock.ts'
import { assertMaySpend } from './spendingGate.ts'
import { loadStoreOutcome } from './storeOutcome.ts'
import { randomId } from '../../randomId.ts'

/** Time-out for reading the server's state before a payment, in milliseconds. The state is helpful but not required. */
const snapshotTimeoutMs = 3_000

/** The server's states, by payment name, that are read while the user reads the confirmation. */
const snapshots = new Map<string, Promise<unknown>>()
onSessionReset(() => snapshots.clear())

/**
 * Reads the server's state before a payment while its confirmation is open, so that the payment does not wait for it.
 */
export function takeSnapshot<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: Paid,
): void {
  const reading = action.read(paid, serverNow())
  reading.catch(() => {})
  snapshots.set(action.nameOf(paid), reading)
}

/** Drops that state when the user closes the confirmation without confirming. */
export const dropSnapshot = (name: string) => snapshots.delete(name)

async function newPayment<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  { accountId, name }: PaymentIdentity,
  paid: Paid,
  order: OrderDescription,
): Promise<OpenPayment> {
  const startedAt = serverNow()
  const reading = (snapshots.get(name) as Promise<Seen> | undefined) ?? action.read(paid, startedAt)
  const before = await withTimeout(reading, snapshotTimeoutMs).catch(() => undefined)
  snapshots.delete(name)
  return {
    key: randomId(),
    accountId,
    kind: action.kind,
    name,
    paid: action.keeps(paid),
    canResend: action.canResend(paid),
    order,
    startedAt,
    before,
    state: 'sending',
  }
}

const openPaymentAt = (place: PaymentIdentity): OpenPayment | undefined => {
  const payment = findOpenPayment(place.name, place)
  return payment && isUnresolved(payment) ? payment : undefined
}

/** Returns the open payment with this name, or begins a new one. */
async function openOrBegin<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  place: PaymentIdentity,
  paid: Paid,
  order: OrderDescription,
): Promise<{ payment: OpenPayment; isRepeat: boolean }> {
  const former = openPaymentAt(place)
  if (former) return { payment: former, isRepeat: true }
  const begun = await newPayment(action, place, paid, order)
  // Uses the record of another tab that, without Web Locks, has begun the same payment at this moment. With a shared
  // key the two are one payment.
  const theirs = openPaymentAt(place)
  return theirs ? { payment: theirs, isRepeat: true } : { payment: begun, isRepeat: false }
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The failure while another tab is paying. A payment with an unknown outcome has its line in every tab; a payment in
 * flight has none.
 */
function otherTabFailure(place: PaymentIdentity): LocalFailure {
  const theirs = openPaymentAt(place)
  return theirs && theirs.state !== 'sending' ? new OutcomeUnknown(place.name) : new LocalFailure('paidElsewhere')
}

/** Sends a payment whose record is stored, and finds out its outcome. */
async function sendAndConclude<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  paid: ConfirmedPurchase<Paid>,
  session: string,
  isRepeat: boolean,
): Promise<PaymentOutcome<Answer> | undefined> {
  // A payment that was sent before is sent with its original price: the server has already accepted that price, or will
  // refuse it.
  const expectedPrice = payment.order.price.amount
  const tried = await attemptPayment(() => action.send({ paid, idempotencyKey: payment.key, expectedPrice }), isRepeat)
  if (tried && 'refusal' in tried) {
    deletePaymentRecord(payment)
    throw tried.refusal
  }
  // Throws if the payer has logged out before the answer arrived. The app then checks the outcome again at the next
  // login.
  assertSession(session)
  if (!tried) return resolveOutcome(action, payment, paid, session)
  endAnsweredPayment(payment, action.verdictOfAnswer(tried.answer))
  return tried
}

/** Finds out the outcome of a payment whose answer no page awaits, so that the payment line has to show it. */
async function concludeForLine<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  session: string,
): Promise<PaymentOutcome<Answer> | undefined> {
  const outcome = await resolveOutcome(action, payment, confirmedPurchaseOf<Paid>(payment), session)
  if (outcome && 'answer' in outcome) storeVerdict(payment, action.verdictOfAnswer(outcome.answer))
  return outcome
}

/**
 * Finds out the outcome of an open payment for another order under the same name. For a pack of coins, which is the
 * same in both orders, it counts as the outcome of this order, too (Q378). Otherwise the payment line shows it, and
 * this order is not sent: the member confirms it again (Q555).
 */
async function concludeOther<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  other: OpenPayment,
  session: string,
): Promise<PaymentOutcome<Answer> | undefined> {
  if (action.kind === 'coins') return resolveOutcome(action, other, confirmedPurchaseOf<Paid>(other), session)
  const storeOutcome = await loadStoreOutcome(action.kind)
  assertSession(session)
  const outcome = await concludeForLine(action, other, session)
  if (outcome) storeOutcome?.(other, outcome)
  return undefined
}

/**
 * Pays the confirmed order once: in all tabs together only one payment at a time per name, with the same key until its
 * outcome is known. A refusal is thrown unchanged. A lost answer is not a failure: the app checks the outcome, and if
 * that takes too long, it throws `OutcomeUnknown` while the payment stays open. When the session ends, it throws
 * `SessionEnded` at once, and a payment that was sent stays open until its owner logs in again (Q351).
 *
 * Refuses what the member's own settings do not allow on this device (`spendingGate.ts`).
 *
 * @param check Final check before the payment, under the same lock; throws if the payment must not be made.
 */
export async function pay<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: ConfirmedPurchase<Paid>,
  order: OrderDescription,
  check?: () => Promise<void>,
): Promise<PaymentOutcome<Answer>> {
  const session = currentSession()
  const place: PaymentIdentity = { accountId: useSession.getState().accountId, name: action.nameOf(paid) }
  assertMaySpend(place, order.price.amount)
  const payOnce = async () => {
    await check?.()
    assertSession(session)
    const { payment: opened, isRepeat } = await openOrBegin(action, place, paid, order)
    assertSession(session)
    if (isRepeat && !(opened.canResend && isSame(opened.paid, action.keeps(paid))))
      return concludeOther(action, opened, session)
    const payment: OpenPayment = { ...opened, state: 'sending', sentAt: serverNow() }
    storePaymentRecord(payment)
    return sendAndConclude(action, payment, paid, session, isRepeat)
  }
  const lockResult = await withPaymentLock(place, () => whileSessionLasts(session, payOnce))
  if (!lockResult.isHeld) throw otherTabFailure(place)
  if (lockResult.value) return lockResult.value
  throw new OutcomeUnknown(place.name)
}

/**
 * Resumes a payment whose page was closed, once no tab is handling it. Its action is loaded only then, so that a
 * missing connection causes no load error while its page handles the payment. Does nothing unless its owner is logged
 * in. Throws `SessionEnded` when they log out.
 */
export async function resumePayment<Paid extends object, Answer, Seen>(
  load: () => Promise<PaidAction<Paid, Answer, Seen>>,
  { accountId, name }: PaymentIdentity,
): Promise<PaymentOutcome<Answer> | undefined> {
  if (accountId !== useSession.getState().accountId) return undefined
  const session = currentSession()
  const resumeInLock = async () => {
    assertSession(session)
    const payment = findOpenPayment(name)
    if (payment?.state !== 'sending' && payment?.state !== 'asking') return undefined
    storePaymentRecord({ ...payment, state: 'asking' })
    const action = await load()
    assertSession(session)
    return concludeForLine(action, payment, session)
  }
  const lockResult = await withPaymentLock({ accountId, name }, () => whileSessionLasts(session, resumeInLock), {
    wait: true,
  })
  return lockResult.isHeld ? lockResult.value : undefined
}
