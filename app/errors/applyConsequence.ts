import type { ErrorConsequence, GoToPageConsequence } from './catalogueEntry.ts'
import { consequenceActions, type ConsequenceActions } from './consequenceActions.ts'
import type { ErrorMessage } from './errorQueue.ts'
import { appNavigate } from '../router/appNavigate.ts'

const effects: Readonly<
  Record<Exclude<ErrorConsequence, GoToPageConsequence>, (given: ConsequenceActions, message: ErrorMessage) => void>
> = {
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

/** Applies the consequence of an error: at once, or when its dialog is closed. */
export function applyConsequence(message: ErrorMessage): void {
  const navigate = appNavigate()
  if (!navigate) return
  const ports = consequenceActions(navigate)
  const { consequence } = message
  if (typeof consequence === 'string') return effects[consequence](ports, message)
  const href = consequence.goTo(location.pathname)
  if (href) ports.goTo(href)
}
