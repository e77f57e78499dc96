import { pendingSteps } from '../../session/cookies.ts'
import { resetDraft } from './resetDraft.ts'

/** The current step of a password reset, with the data entered so far. */
export type PendingReset = { step: 'code'; email: string } | { step: 'password'; email: string; code: string }

/**
 * The password reset that is pending in this browser. Cookies store only the address (`reset-email`, S101) and the step
 * (`pin-code-cache`, S102; X5). The code is stored in the tab, so in another tab the user must enter it again.
 */
export const pendingReset = {
  read(): PendingReset | undefined {
    const email = pendingSteps.read('reset-email')
    const step = pendingSteps.read('pin-code-cache')
    if (!email || !step) return undefined
    const code = resetDraft.read()?.code
    return step === 'password' && code ? { step, email, code } : { step: 'code', email }
  },
  /** Call it after the server has accepted the address. The server mails a code only if the address has an account. */
  codeMailed(email: string): void {
    pendingSteps.store('reset-email', email)
    pendingSteps.store('pin-code-cache', 'code')
  },
  /** Call it after the server has accepted the code. */
  codeProven(code: string): void {
    resetDraft.store({ code })
    pendingSteps.store('pin-code-cache', 'password')
  },
  /** Call it when the server no longer accepts the code: the user must enter it again. */
  askCodeAgain(): void {
    pendingSteps.store('pin-code-cache', 'code')
  },
  /** Returns to the first step, and keeps the address as its input. */
  startOver(): void {
    const email = pendingSteps.read('reset-email') ?? resetDraft.read()?.email
    pendingReset.forget()
    if (email !== undefined) resetDraft.store({ email })
  },
  forget(): void {
    pendingSteps.clear('pin-code-cache')
    pendingSteps.clear('reset-email')
    resetDraft.clear()
  },
}
