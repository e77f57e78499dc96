import type { Confirmed } from '@tsudoi/design-system/screens/finalOrder.types'
import { LocalFailure } from '../errors/localFailure.ts'
import { serverNow } from '../session/clock.ts'
import { onReset } from '../session/reset.ts'
import { assertSession, whileSessionLasts } from '../session/sessionEnded.ts'
import { currentSession, useSession } from '../session/sessionStore.ts'
import { attempt } from './attempt.ts'
import { conclude, type Outcome } from './findOut.ts'
import { confirmedBefore, forgetPayment, isOpen, keepPayment, openPayment } from './openPayments.ts'
import type { OpenPayment, PaymentPlace } from './openPayments.ts'
import { OutcomeUnknown } from './outcomeUnknown.ts'
import type { OrderInWords, PaidAction } from './paidAction.ts'
import { withPaymentLock } from './paymentLock.ts'

/** Milliseconds that a reading before the payment may take: it is help, not a condition. */
const patience = 3_000

const soon = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]).catch(() => undefined)

/** What was seen while somebody read the last step. */
const seenBefore = new Map<string, Promise<unknown>>()
onReset(() => seenBefore.clear())

/** The reading before a payment, while its last step is open: the payment itself does not wait for it. */
export function readBefore<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: Paid,
): void {
  const reading = action.read(paid, serverNow())
  reading.catch(() => {})
  seenBefore.set(action.nameOf(paid), reading)
}

/** The last step was left without an answer. */
export const forgetBefore = (name: string) => seenBefore.delete(name)

async function begin<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  { accountId, name }: PaymentPlace,
  paid: Paid,
  order: OrderInWords,
): Promise<OpenPayment> {
  const startedAt = serverNow()
  const before = await soon((seenBefore.get(name) as Promise<Seen> | undefined) ?? action.read(paid, startedAt))
  seenBefore.delete(name)
  return {
    key: crypto.randomUUID(),
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

const stillOpen = (place: PaymentPlace): OpenPayment | undefined => {
  const payment = openPayment(place.name, place)
  return payment && isOpen(payment) ? payment : undefined
}

/** What is open under its name already, or a new payment. */
async function openOrBegin<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  place: PaymentPlace,
  paid: Paid,
  order: OrderInWords,
): Promise<{ payment: OpenPayment; isRepeat: boolean }> {
  const former = stillOpen(place)
  if (former) return { payment: former, isRepeat: true }
  const begun = await begin(action, place, paid, order)
  // Without Web Locks another tab may have begun meanwhile: under its key both are one.
  const theirs = stillOpen(place)
  return theirs ? { payment: theirs, isRepeat: true } : { payment: begun, isRepeat: false }
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** The failure while another tab pays. An unknown outcome has its line in every tab; an in-flight payment has none. */
function takenBy(place: PaymentPlace): LocalFailure {
  const theirs = stillOpen(place)
  return theirs && theirs.state !== 'sending' ? new OutcomeUnknown(place.name) : new LocalFailure('paidElsewhere')
}

/** Sends a payment whose record is kept, and goes on until it is known what came of it. */
async function sendAndConclude<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  paid: Confirmed<Paid>,
  session: string,
  isRepeat: boolean,
): Promise<Outcome<Answer> | undefined> {
  // A key that was sent before goes with the price of that time: the host has taken it, or refuses it.
  const expectedPrice = payment.order.price.amount
  const tried = await attempt(() => action.send({ paid, idempotencyKey: payment.key, expectedPrice }), isRepeat)
  if (tried && 'refusal' in tried) {
    forgetPayment(payment)
    throw tried.refusal
  }
  // An answer that comes after its owner has logged out is found out again when they are back.
  assertSession(session)
  if (!tried) return conclude(action, payment, paid, session)
  forgetPayment(payment)
  return tried
}

/**
 * Pays for what was confirmed, once: under one name one payment at a time over all tabs, and under one key until it is
 * known what came of it. A refusal is thrown as it came. An answer that is lost is not a failure: it is found out what
 * happened, and where that takes too long an `OutcomeUnknown` is thrown, while the payment stays open. When the session
 * ends it throws `SessionEnded` at once; what was sent by then stays open until its owner is back (Q351).
 *
 * @param check the last look before it; throws what stands in the way. No other tab pays between it and the payment
 */
export async function pay<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: Confirmed<Paid>,
  order: OrderInWords,
  check?: () => Promise<void>,
): Promise<Outcome<Answer>> {
  const session = currentSession()
  const place: PaymentPlace = { accountId: useSession.getState().accountId, name: action.nameOf(paid) }
  const payOnce = async () => {
    await check?.()
    assertSession(session)
    const { payment: opened, isRepeat } = await openOrBegin(action, place, paid, order)
    assertSession(session)
    // Another order under a key is none of this one's: what was sent before comes first.
    if (isRepeat && !(opened.canResend && isSame(opened.paid, action.keeps(paid))))
      return conclude(action, opened, confirmedBefore<Paid>(opened), session)
    const payment: OpenPayment = { ...opened, state: 'sending', sentAt: serverNow() }
    keepPayment(payment)
    return sendAndConclude(action, payment, paid, session, isRepeat)
  }
  const held = await withPaymentLock(place, () => whileSessionLasts(session, payOnce))
  if (!held.isHeld) throw takenBy(place)
  if (held.value) return held.value
  throw new OutcomeUnknown(place.name)
}

/**
 * Goes on with a payment that its page has left behind, once no tab handles it any more. Only then is its action
 * fetched: while its page is at it nothing is missing, with or without a connection. Nothing happens unless its owner
 * is logged in; throws `SessionEnded` when they log out.
 */
export async function resume<Paid extends object, Answer, Seen>(
  load: () => Promise<PaidAction<Paid, Answer, Seen>>,
  { accountId, name }: PaymentPlace,
): Promise<Outcome<Answer> | undefined> {
  if (accountId !== useSession.getState().accountId) return undefined
  const session = currentSession()
  const goOn = async () => {
    assertSession(session)
    const payment = openPayment(name)
    if (payment?.state !== 'sending' && payment?.state !== 'asking') return undefined
    keepPayment({ ...payment, state: 'asking' })
    const action = await load()
    assertSession(session)
    const outcome = await conclude(action, payment, confirmedBefore<Paid>(payment), session)
    // No page waits for this answer: the line has to show that it has come.
    if (outcome && 'answer' in outcome) keepPayment({ ...payment, state: 'done' })
    return outcome
  }
  const held = await withPaymentLock({ accountId, name }, () => whileSessionLasts(session, goOn), { wait: true })
  return held.isHeld ? held.value : undefined
}
