import type { NavigateFunction } from 'react-router-dom'
import { paths, withCallback } from '../paths.ts'
import { goBack } from '../router/goBack.ts'
import { callbackOf } from '../session/callback.ts'
import { forgetSession, loseSession } from '../session/endSession.ts'
import { endPage } from '../session/sessionStore.ts'
import { clearErrors, enqueue, type ErrorMessage } from './errorQueue.ts'

/** What the consequences of an error do in the rest of the app. */
export interface ConsequencePorts {
  /** `login-again`: the session was lost, and what was typed in it waits. */
  logoutTo: (destination: 'login' | 'login-again' | 'top' | 'login-by-mail') => void
  back: () => void
  reload: () => void
  /** Opens the maintenance notice, or the given message where the host announces none. */
  loadMaintenance: (message: ErrorMessage) => void
  goTo: (href: string) => void
}

/** A host in maintenance that announces nothing, or does not answer: then a plain dialog says so, and asks no more. */
async function openMaintenance(message: ErrorMessage): Promise<void> {
  const isTold = await import('../session/maintenance.ts').then((house) => house.loadMaintenance()).catch(() => false)
  if (!isTold) enqueue({ ...message, consequence: 'none' })
}

// Several calls may learn at once that the session is over; the first one knows the page to come back to.
const login = () =>
  location.pathname === paths.login
    ? paths.login + location.search
    : withCallback(paths.login, callbackOf(location.href))
const destinations = {
  login,
  'login-again': login,
  top: () => paths.top,
  'login-by-mail': () => paths.loginMail,
}

/** How the app goes somewhere and forgets the session. No page's first content waits for it. */
export const consequencePorts = (navigate: NavigateFunction): ConsequencePorts => ({
  logoutTo: (destination) => {
    const target = destinations[destination]()
    clearErrors()
    endPage()
    if (destination === 'login-again') loseSession()
    else forgetSession()
    void navigate(target)
  },
  back: () => goBack(navigate, paths.root),
  reload: () => location.reload(),
  loadMaintenance: (message) => void openMaintenance(message),
  goTo: (href) => void navigate(href),
})
