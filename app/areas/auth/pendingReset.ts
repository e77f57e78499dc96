import { pendingSteps } from '../../session/cookies.ts'
import { resetDraft } from './resetDraft.ts'

/** The pending step of a password reset in this browser. */
export type PendingReset = { step: 'code'; email: string } | { step: 'password'; email: string; code: string }

/**
 * Stores a pending password reset: the address in the cookie `reset-email` (S101), the step in `pin-code-cache` (S102),
 * and nothing else in cookies (X5). The code is stored in the tab, so another tab asks for it again.
 */
export const pendingReset = {
  read(): PendingReset | undefined {
    const email = pendingSteps.read('reset-email')
    const step = pendingSteps.read('pin-code-cache')
    if (!email || !step) return undefined
    const code = resetDraft.read()?.code
    return step === 'password' && code ? { step, email, code } : { step: 'code', email }
  },
  /** The server has mailed a code, if the address has an account. */
  codeMailed(email: string): void {
    pendingSteps.store('reset-email', email)
    pendingSteps.store('pin-code-cache', 'code')
  },
  codeProven(code: string): void {
    resetDraft.store({ code })
    pendingSteps.store('pin-code-cache', 'password')
  },
  /** The code is no longer accepted, and the user must type it again. */
  askCodeAgain(): void {
    pendingSteps.store('pin-code-cache', 'code')
  },
  /** Starts over, with the address filled in. */
  startOver(): void {
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
