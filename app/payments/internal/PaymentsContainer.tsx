import { PaymentLine } from '@tsudoi/design-system/screens/parts/PaymentLine'
import type { PaymentInDoubt } from '@tsudoi/design-system/screens/payment.types'
import { useEffect, useState } from 'react'
import { raiseLater } from '../../errors/raiseLater.ts'
import { copyText } from '../../platform/copyText.ts'
import { SessionEnded } from '../../session/sessionEnded.ts'
import { isMissingFile } from '../../shell/isMissingFile.ts'
import { loadPaidAction } from './loadPaidAction.ts'
import { loadStoreOutcome, type StoreOutcome } from './storeOutcome.ts'
import {
  syncOpenPayments,
  deletePaymentRecord,
  isOlderThanOneDay,
  refreshOpenPayments,
  requestResend,
  supportCodeOf,
  useOpenPayments,
} from './openPayments.ts'
import type { OpenPayment } from './openPayments.ts'
import { resumePayment } from './pay.ts'
import { paymentHref } from './paymentHref.ts'
import { isPaymentRefusal, raiseRefusedPayment } from './raiseRefusedPayment.ts'
import { refusesResend } from './spendingGate.ts'

const resuming = new Set<string>()

async function resumeAndKeep(payment: OpenPayment): Promise<void> {
  let storeOutcome: StoreOutcome | undefined
  const load = async () => {
    const [action, store] = await Promise.all([loadPaidAction(payment.kind), loadStoreOutcome(payment.kind)])
    storeOutcome = store
    return action
  }
  const outcome = await resumePayment(load, payment)
  if (outcome) storeOutcome?.(payment, outcome)
}

/** Resumes a payment of the current member that no tab is handling. This tab makes only one attempt at a time. */
async function resumeOnce(payment: OpenPayment): Promise<void> {
  if (resuming.has(payment.key)) return
  resuming.add(payment.key)
  const error: unknown = await resumeAndKeep(payment).catch((thrown: unknown) => thrown)
  resuming.delete(payment.key)
  // Reads the open payments again after the session has ended, because the same member may have logged in again since.
  if (error instanceof SessionEnded) return refreshOpenPayments()
  // The action cannot be loaded without a connection. That is no error to show: the payment line remains, and the
  // payment is resumed once online.
  if (error === undefined || isMissingFile(error)) return
  if (isPaymentRefusal(error)) raiseRefusedPayment(payment, error)
  else raiseLater(error)
}

const paymentView = (payment: OpenPayment): PaymentInDoubt => ({
  ...payment.order,
  key: payment.key,
  state: payment.state,
  code: supportCodeOf(payment),
  canResend: payment.canResend && !refusesResend(payment, payment.order.price.amount),
  mayBeOtherDevice: payment.isAlike,
  isUnproven: payment.state === 'waiting' && isOlderThanOneDay(payment),
  href: paymentHref(payment),
})

/**
 * Copies the support code of a payment. Returns the code copied last and the code that could not be copied, because a
 * webview may deny access to the clipboard.
 */
function useCopyCode() {
  const [last, setLast] = useState<{ copied?: string; refused?: string }>({})
  const copy = async ({ code }: PaymentInDoubt) =>
    setLast((await copyText(code)) ? { copied: code } : { refused: code })
  return { ...last, copy }
}

/**
 * Shows the payments with an unknown outcome, even if another tab began them or the page was reloaded since. Resumes
 * those that no tab is handling (X13).
 */
export function PaymentsContainer() {
  const payments = useOpenPayments((open) => open.payments)
  const { copy, ...copied } = useCopyCode()
  useEffect(syncOpenPayments, [])
  useEffect(() => {
    for (const payment of payments)
      if (payment.state === 'sending' || payment.state === 'asking') void resumeOnce(payment)
  }, [payments])
  // Leaves out payments in flight, because their own page shows them.
  const shownPayments = payments.filter(({ state }) => state !== 'sending')
  if (shownPayments.length === 0) return null
  const on = (act: (payment: OpenPayment) => void) => (shown: PaymentInDoubt) =>
    shownPayments.filter(({ key }) => key === shown.key).forEach(act)
  return (
    <PaymentLine
      payments={shownPayments.map(paymentView)}
      {...copied}
      onCopy={(shown) => void copy(shown)}
      onResend={on(requestResend)}
      onClose={on(deletePaymentRecord)}
    />
  )
}
