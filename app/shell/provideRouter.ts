import type { NavigateFunction } from 'react-router-dom'
import { clearErrors, enqueue, type ErrorMessage } from '../errors/errorQueue.ts'
import { provideConsequences } from '../errors/consequences.ts'
import { paths, withCallback } from '../paths.ts'
import { forgetSession, loseSession } from '../session/account.ts'
import { callbackOf } from '../session/callback.ts'
import { endPage } from '../session/sessionStore.ts'

/**
 * A host that rests but announces nothing, or cannot even be asked: then a plain dialog says it, and asks for nothing
 * again.
 */
async function openMaintenance(message: ErrorMessage): Promise<void> {
  const isTold = await import('../session/maintenance.ts').then((house) => house.loadMaintenance()).catch(() => false)
  if (!isTold) enqueue({ ...message, consequence: 'none' })
}

/** Tells the error catalogue how to go somewhere and what to forget. */
export function provideRouter(navigate: NavigateFunction): void {
  // Several calls may learn at once that the session is over; the first one knows where one was.
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
  provideConsequences({
    logoutTo: (destination) => {
      const target = destinations[destination]()
      clearErrors()
      endPage()
      if (destination === 'login-again') loseSession()
      else forgetSession()
      void navigate(target)
    },
    back: () => void (history.length > 1 ? navigate(-1) : navigate(paths.root)),
    reload: () => location.reload(),
    loadMaintenance: (message) => void openMaintenance(message),
    goTo: (href) => void navigate(href),
  })
}
