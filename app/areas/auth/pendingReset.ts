import { pendingSteps } from '../../session/cookies.ts'
import { resetDraft } from './resetDraft.ts'

/** Where a password reset stands in this browser. */
export type PendingReset = { step: 'code'; email: string } | { step: 'password'; email: string; code: string }

/**
 * The address is in the cookie reset-email (S101), the step in pin-code-cache (S102), which says nothing else (X5). The
 * code itself is with the tab: another one asks for it again.
 */
export const pendingReset = {
  read(): PendingReset | undefined {
    const email = pendingSteps.read('reset-email')
    const step = pendingSteps.read('pin-code-cache')
    if (!email || !step) return undefined
    const code = resetDraft.read()?.code
    return step === 'password' && code ? { step, email, code } : { step: 'code', email }
  },
  /** A code was mailed to an address, if somebody has it. */
  codeMailed(email: string): void {
    pendingSteps.store('reset-email', email)
    pendingSteps.store('pin-code-cache', 'code')
  },
  codeProven(code: string): void {
    resetDraft.store({ code })
    pendingSteps.store('pin-code-cache', 'password')
  },
  /** The code no longer serves, and must be typed again. */
  askCodeAgain(): void {
    pendingSteps.store('pin-code-cache', 'code')
  },
  /** From the start, with the address filled in. */
  beginAnew(): void {
    const email = pendingSteps.read('reset-email') ?? resetDraft.read()?.email
    pendingReset.forget()
    resetDraft.store({ email })
  },
  forget(): void {
    pendingSteps.clear('pin-code-cache')
    pendingSteps.clear('reset-email')
    resetDraft.clear()
  },
}
