import type { Consequence, GoTo } from './catalogueEntry.ts'
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

const effects: Readonly<Record<Exclude<Consequence, GoTo>, (given: ConsequencePorts, message: ErrorMessage) => void>> =
  {
    none: () => {},
    caller: () => {},
    'load-maintenance': ({ loadMaintenance }, message) => loadMaintenance(message),
    'end-session': ({ logoutTo }) => logoutTo('login-again'),
    'logout-to-login': ({ logoutTo }) => logoutTo('login'),
    'logout-to-top': ({ logoutTo }) => logoutTo('top'),
    'login-by-mail': ({ logoutTo }) => logoutTo('login-by-mail'),
    back: ({ back }) => back(),
    reload: ({ reload }) => reload(),
  }

/** Carries out what follows from an error: at once, or when its dialog is closed. */
export function applyConsequence(message: ErrorMessage): void {
  if (!ports) return
  const { consequence } = message
  if (typeof consequence === 'string') return effects[consequence](ports, message)
  const href = consequence.goTo(location.pathname)
  if (href) ports.goTo(href)
}
