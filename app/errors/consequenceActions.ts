import type { NavigateFunction } from 'react-router-dom'
import { paths, withCallback } from '../paths.ts'
import { goBack } from '../router/goBack.ts'
import { callbackOf } from '../session/callback.ts'
import { deleteSession, expireSession } from '../session/endSession.ts'
import { unmountCurrentPage } from '../session/sessionStore.ts'
import { clearErrors, enqueueError, type ErrorMessage } from './errorQueue.ts'
import { loadDocument } from '../router/loadDocument.ts'

/** The app's actions that run as the consequence of an error. */
export interface ConsequenceActions {
  /** Logs out and opens a page. `login-again` means that the session expired, so unsaved form input is kept. */
  logoutTo: (destination: 'login' | 'login-again' | 'top' | 'login-by-mail') => void
  back: () => void
  reload: () => void
  /** Opens the maintenance notice, or a dialog with the given message if no maintenance is announced. */
  loadMaintenance: (message: ErrorMessage) => void
  goTo: (href: string) => void
}

/**
 * Opens the maintenance notice. If the server announces no maintenance or does not answer, a plain dialog says so
 * instead.
 */
async function openMaintenance(message: ErrorMessage): Promise<void> {
  const isAnnounced = await import('../session/maintenance.ts')
    .then((house) => house.loadMaintenance())
    .catch(() => false)
  if (!isAnnounced) enqueueError({ ...message, consequence: 'none' })
}

// The URL of the login page, which returns to this page. If the login page is already open, its callback is kept,
// because several calls may find at once that the session ended.
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

/** Makes the actions of the app. Their code is loaded lazily, so that no page's first content waits for it. */
export const consequenceActions = (navigate: NavigateFunction): ConsequenceActions => ({
  logoutTo: (destination) => {
    const target = destinations[destination]()
    clearErrors()
    unmountCurrentPage()
    if (destination === 'login-again') expireSession()
    else deleteSession()
    void navigate(target)
  },
  back: () => goBack(navigate, paths.root),
  reload: () => loadDocument(() => location.reload()),
  loadMaintenance: (message) => void openMaintenance(message),
  goTo: (href) => void navigate(href),
})
