import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { invalidateAfterPurchase } from '../../queries/invalidations.ts'
import { serverNow } from '../../time/clock.ts'
import { assertSession } from '../../session/sessionEnded.ts'
import { waitForNextPoll, requestedResendCount, pollDelaysSeconds } from './outcomePolling.ts'
import { attemptPayment } from './attemptPayment.ts'
import { endAnsweredPayment } from './closedConfirmations.ts'
import {
  ordersClaimedByOthers,
  deletePaymentRecord,
  isOlderThanOneDay,
  isStillStored,
  storePaymentRecord,
  storeVerdict,
  findOpenPayment,
} from './openPayments.ts'
import type { OpenPayment } from './openPayments.ts'
import type { PaidAction, PaymentVerdict } from './paidAction.ts'
import { refusesResend } from './spendingGate.ts'

/** The outcome of a payment: its answer, or, if the answer was lost, a verdict on what happened. */
export type PaymentOutcome<Answer> = { answer: Answer } | { verdict: PaymentVerdict }

/**
 * Finds out the outcome of a payment whose answer was lost: polls until the outcome is proven, or for two minutes.
 * Sends the payment again only under the same key, and only if the user requests it, if the payment is proven and its
 * answer is needed, or if it costs nothing. Throws `SessionEnded` when the payer has logged out: the next member's data
 * proves nothing, and nothing may be sent for that member (Q351).
 */
async function findOut<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  paid: ConfirmedPurchase<Paid>,
  session: string,
): Promise<PaymentOutcome<Answer> | undefined> {
  const { name, key, order, startedAt, canResend } = payment
  const before = payment.before as Seen | undefined
  const checked = () => ({
    paid,
    order,
    startedAt,
    sentAt: findOpenPayment(name)?.sentAt ?? startedAt,
    before,
    claimed: ordersClaimedByOthers(name),
  })
  let proven: PaymentVerdict | undefined
  const resend = async (): Promise<PaymentOutcome<Answer> | undefined> => {
    const tried = canResend
      ? await attemptPayment(() => action.send({ paid, idempotencyKey: key, expectedPrice: order.price.amount }), true)
      : undefined
    if (tried && 'refusal' in tried) {
      deletePaymentRecord(payment)
      throw tried.refusal
    }
    assertSession(session)
    return tried
  }
  const readBack = async (): Promise<PaymentOutcome<Answer> | undefined> => {
    const seen = await action.read(paid, startedAt).catch(() => undefined)
    assertSession(session)
    const verdict = seen && action.verdictOf(checked(), seen)
    proven = verdict ?? (seen && action.wouldShowPayment(checked(), seen) ? { is: 'notDone' } : undefined)
    if (!verdict) return undefined
    return verdict.is === 'done' && action.wantsAnswer ? resend() : { verdict }
  }
  for (const seconds of pollDelaysSeconds) {
    await waitForNextPoll(name, seconds)
    assertSession(session)
    if (!isStillStored(payment)) return undefined
    const isWanted = requestedResendCount(name) > 0 && !refusesResend(payment, order.price.amount)
    if (isWanted) storePaymentRecord({ ...payment, state: 'asking', resends: 0, sentAt: serverNow() })
    const isFree = order.price.amount === 0
    const found = isWanted || isFree ? await resend() : await readBack()
    if (found) return found
  }
  // Returns the verdict after a day only: until then the request may still be in flight, or its answer may still
  // arrive.
  return isOlderThanOneDay(findOpenPayment(name) ?? payment) && proven ? { verdict: proven } : undefined
}

/**
 * Finds out the outcome of a payment and stores it in the payment's record. It does not restore a record that was
 * decided or closed in the meantime.
 */
export async function resolveOutcome<Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
  payment: OpenPayment,
  paid: ConfirmedPurchase<Paid>,
  session: string,
): Promise<PaymentOutcome<Answer> | undefined> {
  storePaymentRecord({ ...payment, state: 'asking', resends: findOpenPayment(payment.name)?.resends })
  const outcome = await findOut(action, payment, paid, session)
  if (!isStillStored(payment)) return outcome
  const { sentAt } = findOpenPayment(payment.name) ?? payment
  if (!outcome) storePaymentRecord({ ...payment, sentAt, state: 'waiting' })
  else if ('answer' in outcome) endAnsweredPayment(payment, action.verdictOfAnswer(outcome.answer))
  else storeVerdict(payment, outcome.verdict)
  invalidateAfterPurchase()
  return outcome
}
