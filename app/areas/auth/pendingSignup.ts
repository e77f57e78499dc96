import { pendingSteps } from '../../session/cookies.ts'

/** A sign-up for which the server has mailed a code. `method`: by e-mail and password, or by a provider. */
export interface PendingSignup {
  email: string
  method: 'password' | 'provider'
}

const steps = { password: 'email-cache', provider: 'sns-email-cache' } as const

/**
 * The sign-up that is pending in this browser (S030). Its address is stored in one of two cookies, depending on the
 * method (S099, S100); nothing else is stored (X5).
 */
export const pendingSignup = {
  read(): PendingSignup | undefined {
    const method = (['password', 'provider'] as const).find((each) => pendingSteps.read(steps[each]))
    return method && { email: pendingSteps.read(steps[method]) ?? '', method }
  },
  /** Replaces any other pending sign-up, because the server accepts only the last one of a browser. */
  codeMailed(method: PendingSignup['method'], email: string): void {
    pendingSignup.forget()
    pendingSteps.store(steps[method], email)
  },
  forget(): void {
    pendingSteps.clear('email-cache')
    pendingSteps.clear('sns-email-cache')
  },
}
