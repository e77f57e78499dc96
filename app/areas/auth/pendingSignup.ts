import { pendingSteps } from '../../session/cookies.ts'

/** A sign-up for which the server has mailed a code. `way`: by e-mail and password, or by a provider. */
export interface PendingSignup {
  email: string
  way: 'password' | 'provider'
}

const steps = { password: 'email-cache', provider: 'sns-email-cache' } as const

/**
 * The sign-up that is pending in this browser (S030). Its address is stored in one of two cookies, depending on the way
 * (S099, S100); nothing else is stored (X5).
 */
export const pendingSignup = {
  read(): PendingSignup | undefined {
    const way = (['password', 'provider'] as const).find((each) => pendingSteps.read(steps[each]))
    return way && { email: pendingSteps.read(steps[way]) ?? '', way }
  },
  /** Replaces any other pending sign-up, because the server accepts only the last one of a browser. */
  codeMailed(way: PendingSignup['way'], email: string): void {
    pendingSignup.forget()
    pendingSteps.store(steps[way], email)
  },
  forget(): void {
    pendingSteps.clear('email-cache')
    pendingSteps.clear('sns-email-cache')
  },
}
