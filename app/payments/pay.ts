import type { Confirmed } from '@tsudoi/design-system/screens/finalOrder.types'
import { ApiError } from '../api/apiError.ts'
import { isAnswered } from '../api/sendOnce.ts'
import { LocalFailure } from '../errors/localFailure.ts'
import { afterPurchase } from '../queries/invalidations.ts'
import { serverNow } from '../session/clock.ts'
import { useSession } from '../session/sessionStore.ts'
import { nextAsk, resendsOf, waits } from './askAgain.ts'
import {
  claimedBesides,
  confirmedBefore,
  forgetPayment,
  isDayOver,
  isOpen,
  keepPayment,
  openPayment,
} from './openPayments.ts'
import type { OpenPayment } from './openPayments.ts'
import { OutcomeUnknown } from './outcomeUnknown.ts'
import type { OrderInWords, PaidAction, Verdict } from './paidAction.ts'
import { withPaymentLock } from './paymentLock.ts'

/** Milliseconds that a reading before the payment may take: it is help, not a condition. */
const patience = 3_000

const soon = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]).catch(() => undefined)

/** What was seen while somebody read the last step. */
const seenBefore = new Map<string, Promise<unknown>>()

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
  paid: Paid,
  order: OrderInWords,
): Promise<OpenPayment> {
  const name = action.nameOf(paid)
  const startedAt = serverNow()
  const before = await soon((seenBefore.get(name) as Promise<Seen> | undefined) ?? action.read(paid, startedAt))
  seenBefore.delete(name)
  return {
    key: crypto.randomUUID(),
    accountId: useSession.getState().accountId,
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

const stillOpen = (name: string): OpenPayment | undefined => {
  const payment = openPayment(name)
  return payment && isOpen(payment) ? payment : undefined
}

/** What is open under its name already, or a new payment. */
async function openOrBegin<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: Paid,
  order: OrderInWords,
): Promise<{ payment: OpenPayment; isRepeat: boolean }> {
  const name = action.nameOf(paid)
  const former = stillOpen(name)
  if (former) return { payment: former, isRepeat: true }
  const begun = await begin(action, paid, order)
  // Without Web Locks another tab may have begun meanwhile: under its key both are one.
  const theirs = stillOpen(name)
  return theirs ? { payment: theirs, isRepeat: true } : { payment: begun, isRepeat: false }
}

/** The host has decided. A repeat may also be refused on the way, which says nothing of the first try. */
function isDecided(error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'guest' || (error.kind === 'cancelled' && !isRepeat)) return true
  if (!isAnswered(error)) return false
  return !isRepeat || error.endpoint.codes.some((code) => code === error.messageCode)
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** What became of a payment. Without an answer: it has happened, but its answer is not to be had. */
export type Outcome<Answer> = { answer: Answer } | { verdict: Verdict }

type Try<Answer> = { answer: Answer } | { refusal: unknown } | undefined

async function attempt<Answer>(send: () => Promise<Answer>, isRepeat: boolean): Promise<Try<Answer>> {
  try {
    return { answer: await send() }
  } catch (error) {
    return isDecided(error, isRepeat) ? { refusal: error } : undefined
  }
}

/**
 * Finds out what became of a payment whose answer is lost: reads back until it is proven, or two minutes are over.
 * Nothing is sent again but under the same key, and only when somebody wants that, when the reading has proven that it
 * happened and its answer is wanted, or when it costs nothing.
 */
async function findOut<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  paid: Confirmed<Paid>,
): Promise<Outcome<Answer> | undefined> {
  const { name, key, order, startedAt, canResend } = payment
  const before = payment.before as Seen | undefined
  const asked = () => ({
    paid,
    order,
    startedAt,
    sentAt: openPayment(name)?.sentAt ?? startedAt,
    before,
    claimed: claimedBesides(name),
  })
  let proven: Verdict | undefined
  const resend = async (): Promise<Outcome<Answer> | undefined> => {
    const tried = canResend
      ? await attempt(() => action.send({ paid, idempotencyKey: key, expectedPrice: order.price.amount }), true)
      : undefined
    if (!tried || 'answer' in tried) return tried
    forgetPayment(payment)
    throw tried.refusal
  }
  const readBack = async (): Promise<Outcome<Answer> | undefined> => {
    const seen = await action.read(paid, startedAt).catch(() => undefined)
    const verdict = seen && action.verdictOf(asked(), seen)
    proven = verdict ?? (seen && action.isComplete(asked(), seen) ? { is: 'notDone' } : undefined)
    if (!verdict) return undefined
    return verdict.is === 'done' && action.wantsAnswer ? resend() : { verdict }
  }
  for (const seconds of waits) {
    await nextAsk(name, seconds)
    const isWanted = resendsOf(name) > 0
    if (isWanted) keepPayment({ ...payment, state: 'asking', resends: 0, sentAt: serverNow() })
    const isFree = order.price.amount === 0
    const found = isWanted || isFree ? await resend() : await readBack()
    if (found) return found
  }
  // Before that a request may still be under way, or its answer be had.
  return isDayOver(openPayment(name) ?? payment) && proven ? { verdict: proven } : undefined
}

/** Goes on with a payment until it is known, and leaves behind what is left to be told. */
async function conclude<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  paid: Confirmed<Paid>,
): Promise<Outcome<Answer> | undefined> {
  keepPayment({ ...payment, state: 'asking', resends: openPayment(payment.name)?.resends })
  const outcome = await findOut(action, payment, paid)
  const { sentAt } = openPayment(payment.name) ?? payment
  if (!outcome) keepPayment({ ...payment, sentAt, state: 'waiting' })
  else if ('answer' in outcome) forgetPayment(payment)
  else {
    const { is: state, orderId, isAlike } = outcome.verdict
    keepPayment({ ...payment, state, orderId, isAlike })
  }
  afterPurchase()
  return outcome
}

/** Another tab pays. What is asked about has its line in every tab; of what is merely on its way nobody is told. */
function takenBy(name: string): LocalFailure {
  const theirs = stillOpen(name)
  return theirs && theirs.state !== 'sending' ? new OutcomeUnknown(name) : new LocalFailure('paidElsewhere')
}

/**
 * Pays for what was confirmed, once: under one name one payment at a time over all tabs, and under one key until it is
 * known what came of it. A refusal is thrown as it came. An answer that is lost is not a failure: it is found out what
 * happened, and where that takes too long an `OutcomeUnknown` is thrown, while the payment stays open.
 *
 * @param check the last look before it; throws what stands in the way. No other tab pays between it and the payment
 */
export async function pay<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: Confirmed<Paid>,
  order: OrderInWords,
  check?: () => Promise<void>,
): Promise<Outcome<Answer>> {
  const name = action.nameOf(paid)
  const held = await withPaymentLock(name, async () => {
    await check?.()
    const { payment: opened, isRepeat } = await openOrBegin(action, paid, order)
    // Another order under a key is none of this one's: what was sent before comes first.
    if (isRepeat && !(opened.canResend && isSame(opened.paid, action.keeps(paid))))
      return conclude(action, opened, confirmedBefore<Paid>(opened))
    const payment: OpenPayment = { ...opened, state: 'sending', sentAt: serverNow() }
    keepPayment(payment)
    // A key that was sent before goes with the price of that time: the host has taken it, or refuses it.
    const expectedPrice = payment.order.price.amount
    const tried = await attempt(() => action.send({ paid, idempotencyKey: payment.key, expectedPrice }), isRepeat)
    if (tried) forgetPayment(payment)
    if (tried && 'refusal' in tried) throw tried.refusal
    return tried ?? (await conclude(action, payment, paid))
  })
  if (!held.isHeld) throw takenBy(name)
  if (held.value) return held.value
  throw new OutcomeUnknown(name)
}

/**
 * A payment that its page has left behind: waits until no tab is at it, and goes on where it stopped. Only then is its
 * action fetched: while its page is at it nothing is missing, with or without a connection.
 */
export async function resume<Paid extends object, Answer, Seen>(
  load: () => Promise<PaidAction<Paid, Answer, Seen>>,
  { name }: Pick<OpenPayment, 'name'>,
): Promise<Outcome<Answer> | undefined> {
  const held = await withPaymentLock(
    name,
    async () => {
      const payment = openPayment(name)
      if (payment?.state !== 'sending' && payment?.state !== 'asking') return undefined
      keepPayment({ ...payment, state: 'asking' })
      const outcome = await conclude(await load(), payment, confirmedBefore<Paid>(payment))
      // Nobody waits for this answer on a page: that it has come is left to be told.
      if (outcome && 'answer' in outcome) keepPayment({ ...payment, state: 'done' })
      return outcome
    },
    { wait: true },
  )
  return held.isHeld ? held.value : undefined
}
