import { PaymentLine } from '@tsudoi/design-system/screens/parts/PaymentLine'
import type { PaymentInDoubt } from '@tsudoi/design-system/screens/payment.types'
import { useEffect, useState } from 'react'
import { raiseLater } from '../errors/raiseLater.ts'
import { SessionEnded } from '../session/sessionEnded.ts'
import { isMissingFile } from '../shell/isMissingFile.ts'
import { actionOf } from './actions/byKind.ts'
import { loadKeepOutcome, type KeepOutcome } from './keepOutcome.ts'
import {
  followOtherTabs,
  forgetPayment,
  isDayOver,
  refreshOpenPayments,
  sendAgain,
  supportCode,
  useOpenPayments,
} from './openPayments.ts'
import type { OpenPayment } from './openPayments.ts'
import { resume } from './pay.ts'
import { paymentHref } from './paymentHref.ts'
import { isRefusal, raiseRefusedPayment } from './raiseRefusedPayment.ts'

const followed = new Set<string>()

async function resumeAndKeep(payment: OpenPayment): Promise<void> {
  let keepOutcome: KeepOutcome | undefined
  const load = async () => {
    const [action, keep] = await Promise.all([actionOf(payment.kind), loadKeepOutcome(payment.kind)])
    keepOutcome = keep
    return action
  }
  const outcome = await resume(load, payment)
  if (outcome) keepOutcome?.(payment, outcome)
}

/** Resumes a payment of the member who is logged in, once no tab handles it any more; one try at a time in this tab. */
async function follow(payment: OpenPayment): Promise<void> {
  if (followed.has(payment.key)) return
  followed.add(payment.key)
  const error: unknown = await resumeAndKeep(payment).catch((thrown: unknown) => thrown)
  followed.delete(payment.key)
  // The same member may have logged in again before this try had ended.
  if (error instanceof SessionEnded) return refreshOpenPayments()
  // Without a connection the action's file may not come: the line stays, and back online it is asked for again.
  if (error === undefined || isMissingFile(error)) return
  if (isRefusal(error)) raiseRefusedPayment(payment, error)
  else raiseLater(error)
}

const inWords = (payment: OpenPayment): PaymentInDoubt => ({
  ...payment.order,
  key: payment.key,
  state: payment.state,
  code: supportCode(payment),
  canResend: payment.canResend,
  mayBeOtherDevice: payment.isAlike,
  isUnproven: payment.state === 'waiting' && isDayOver(payment),
  href: paymentHref(payment),
})

/** The code that was copied last, or could not be: a webview may keep a page from the clipboard. */
function useCopyCode() {
  const [last, setLast] = useState<{ copied?: string; refused?: string }>({})
  const copy = ({ code }: PaymentInDoubt) => {
    const refused = () => setLast({ refused: code })
    if (!navigator.clipboard) return refused()
    void navigator.clipboard.writeText(code).then(() => setLast({ copied: code }), refused)
  }
  return { ...last, copy }
}

interface PaymentsHostProps {
  hasTabBar: boolean
}

/**
 * What was paid and is not known yet, in whichever tab, before or after a reload: it is asked about, and told (X13).
 */
export function PaymentsHost({ hasTabBar }: PaymentsHostProps) {
  const payments = useOpenPayments((open) => open.payments)
  const { copy, ...copied } = useCopyCode()
  useEffect(followOtherTabs, [])
  useEffect(() => {
    for (const payment of payments) if (payment.state === 'sending' || payment.state === 'asking') void follow(payment)
  }, [payments])
  // A payment that is on its way as usual is its own page's matter.
  const told = payments.filter(({ state }) => state !== 'sending')
  if (told.length === 0) return null
  const on = (act: (payment: OpenPayment) => void) => (shown: PaymentInDoubt) =>
    told.filter(({ key }) => key === shown.key).forEach(act)
  return (
    <PaymentLine
      payments={told.map(inWords)}
      isAboveTabBar={hasTabBar}
      {...copied}
      onCopy={copy}
      onResend={on(sendAgain)}
      onClose={on(forgetPayment)}
    />
  )
}
