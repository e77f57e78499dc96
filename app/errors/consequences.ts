import type { Consequence } from './catalogue.ts'
import type { ErrorMessage } from './errorQueue.ts'

/** What consequences need from the rest of the app; given once at the start, so that errors know neither router nor session. */
export interface ConsequencePorts {
  /** `login-again`: the session was lost, and what was typed in it waits. */
  logoutTo: (destination: 'login' | 'login-again' | 'top' | 'login-by-mail') => void
  back: () => void
  reload: () => void
  /** Opens the maintenance message; where none can be had, the given one speaks for it. */
  loadMaintenance: (message: ErrorMessage) => void
  recordGachaError: (message: ErrorMessage) => void
  returnToGachaTop: () => void
}

let ports: ConsequencePorts | undefined

export function provideConsequences(given: ConsequencePorts): void {
  ports = given
}

const effects: Readonly<Record<Consequence, (given: ConsequencePorts, message: ErrorMessage) => void>> = {
  none: () => {},
  caller: () => {},
  'load-maintenance': ({ loadMaintenance }, message) => loadMaintenance(message),
  'end-session': ({ logoutTo }) => logoutTo('login-again'),
  'logout-to-login': ({ logoutTo }) => logoutTo('login'),
  'logout-to-top': ({ logoutTo }) => logoutTo('top'),
  'login-by-mail': ({ logoutTo }) => logoutTo('login-by-mail'),
  back: ({ back }) => back(),
  reload: ({ reload }) => reload(),
  'record-gacha-error': ({ recordGachaError }, message) => recordGachaError(message),
  'record-gacha-error-and-return': ({ recordGachaError, returnToGachaTop }, message) => {
    recordGachaError(message)
    returnToGachaTop()
  },
}

/** Carries out what follows from an error: at once, or when its dialog is closed. */
export function applyConsequence(message: ErrorMessage): void {
  if (ports) effects[message.consequence](ports, message)
}
