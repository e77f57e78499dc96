import type { Confirmed } from '@tsudoi/design-system/screens/finalOrder.types'
import { afterPurchase } from '../../queries/invalidations.ts'
import { serverNow } from '../../time/clock.ts'
import { assertSession } from '../../session/sessionEnded.ts'
import { waitForNextPoll, requestedResends, pollDelaysSeconds } from './askAgain.ts'
import { attempt } from './attempt.ts'
import {
  ordersClaimedByOthers,
  deletePayment,
  isOlderThanOneDay,
  isStillStored,
  storePayment,
  openPayment,
} from '../openPayments.ts'
import type { OpenPayment } from '../openPayments.ts'
import type { PaidAction, Verdict } from '../paidAction.ts'

/** The outcome of a payment: its answer, or, if the answer was lost, a verdict on what happened. */
export type Outcome<Answer> = { answer: Answer } | { verdict: Verdict }

/**
 * Finds out the outcome of a payment whose answer was lost: polls until it is proven, or for two minutes. Resends only
 * under the same key, and only if the user asks for it, if the payment is proven and its answer is needed, or if it is
 * free. Throws `SessionEnded` when the payer has logged out: the next member's data proves nothing, and nothing may be
 * sent for them (Q351).
 */
async function findOut<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  paid: Confirmed<Paid>,
  session: string,
): Promise<Outcome<Answer> | undefined> {
  const { name, key, order, startedAt, canResend } = payment
  const before = payment.before as Seen | undefined
  const asked = () => ({
    paid,
    order,
    startedAt,
    sentAt: openPayment(name)?.sentAt ?? startedAt,
    before,
    claimed: ordersClaimedByOthers(name),
  })
  let proven: Verdict | undefined
  const resend = async (): Promise<Outcome<Answer> | undefined> => {
    const tried = canResend
      ? await attempt(() => action.send({ paid, idempotencyKey: key, expectedPrice: order.price.amount }), true)
      : undefined
    if (tried && 'refusal' in tried) {
      deletePayment(payment)
      throw tried.refusal
    }
    assertSession(session)
    return tried
  }
  const readBack = async (): Promise<Outcome<Answer> | undefined> => {
    const seen = await action.read(paid, startedAt).catch(() => undefined)
    assertSession(session)
    const verdict = seen && action.verdictOf(asked(), seen)
    proven = verdict ?? (seen && action.isComplete(asked(), seen) ? { is: 'notDone' } : undefined)
    if (!verdict) return undefined
    return verdict.is === 'done' && action.wantsAnswer ? resend() : { verdict }
  }
  for (const seconds of pollDelaysSeconds) {
    await waitForNextPoll(name, seconds)
    assertSession(session)
    if (!isStillStored(payment)) return undefined
    const isWanted = requestedResends(name) > 0
    if (isWanted) storePayment({ ...payment, state: 'asking', resends: 0, sentAt: serverNow() })
    const isFree = order.price.amount === 0
    const found = isWanted || isFree ? await resend() : await readBack()
    if (found) return found
  }
  // Before a day has passed, the request may still be in flight, or its answer may still arrive.
  return isOlderThanOneDay(openPayment(name) ?? payment) && proven ? { verdict: proven } : undefined
}

/**
 * Finds out the outcome of a payment and stores it in the payment's record. A record that was decided or closed in the
 * meantime is not restored.
 */
export async function resolveOutcome<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  paid: Confirmed<Paid>,
  session: string,
): Promise<Outcome<Answer> | undefined> {
  storePayment({ ...payment, state: 'asking', resends: openPayment(payment.name)?.resends })
  const outcome = await findOut(action, payment, paid, session)
  if (!isStillStored(payment)) return outcome
  const { sentAt } = openPayment(payment.name) ?? payment
  if (!outcome) storePayment({ ...payment, sentAt, state: 'waiting' })
  else if ('answer' in outcome) deletePayment(payment)
  else {
    const { is: state, orderId, isAlike } = outcome.verdict
    storePayment({ ...payment, state, orderId, isAlike })
  }
  afterPurchase()
  return outcome
}
