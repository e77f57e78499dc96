import type { Consequence } from './catalogue.ts'
import type { Notice } from './errorQueue.ts'

/** What consequences need from the rest of the app; given once at the start, so that errors know neither router nor session. */
export interface ConsequencePorts {
  /** `login-again`: the session was lost, and what was typed in it waits. */
  logoutTo: (destination: 'login' | 'login-again' | 'top' | 'login-by-mail') => void
  back: () => void
  reload: () => void
  /** Opens the maintenance notice; where none can be had, the given one speaks for it. */
  loadMaintenance: (notice: Notice) => void
  recordGachaError: (notice: Notice) => void
  returnToGachaTop: () => void
}

let ports: ConsequencePorts | undefined

export function provideConsequences(given: ConsequencePorts): void {
  ports = given
}

const effects: Readonly<Record<Consequence, (given: ConsequencePorts, notice: Notice) => void>> = {
  none: () => {},
  caller: () => {},
  'load-maintenance': ({ loadMaintenance }, notice) => loadMaintenance(notice),
  'end-session': ({ logoutTo }) => logoutTo('login-again'),
  'logout-to-login': ({ logoutTo }) => logoutTo('login'),
  'logout-to-top': ({ logoutTo }) => logoutTo('top'),
  'login-by-mail': ({ logoutTo }) => logoutTo('login-by-mail'),
  back: ({ back }) => back(),
  reload: ({ reload }) => reload(),
  'record-gacha-error': ({ recordGachaError }, notice) => recordGachaError(notice),
  'record-gacha-error-and-return': ({ recordGachaError, returnToGachaTop }, notice) => {
    recordGachaError(notice)
    returnToGachaTop()
  },
}

/** Carries out what follows from an error: at once, or when its dialog is closed. */
export function applyConsequence(notice: Notice): void {
  if (ports) effects[notice.consequence](ports, notice)
}
