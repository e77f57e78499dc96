import { pendingSteps } from '../../session/cookies.ts'

/** A sign-up for which the server has mailed a code: with a password, or by a provider. */
export interface PendingSignup {
  email: string
  way: 'password' | 'provider'
}

const steps = { password: 'email-cache', provider: 'sns-email-cache' } as const

/**
 * Stores the pending sign-up of this browser (S030): its address in one of two cookies (S099, S100), and nothing else
 * (X5).
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
