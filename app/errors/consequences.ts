import type { ErrorMessage } from './errorQueue.ts'

/**
 * What consequences need from the rest of the app; given once at the start, so that errors know neither router nor
 * session.
 */
export interface ConsequencePorts {
  /** `login-again`: the session was lost, and what was typed in it waits. */
  logoutTo: (destination: 'login' | 'login-again' | 'top' | 'login-by-mail') => void
  back: () => void
  reload: () => void
  /** Opens the maintenance message; where none can be had, the given one speaks for it. */
  loadMaintenance: (message: ErrorMessage) => void
  goTo: (href: string) => void
}

let ports: ConsequencePorts | undefined

export function provideConsequences(given: ConsequencePorts): void {
  ports = given
}

/** Undefined until the app has started. */
export const consequencePorts = () => ports
