import type { NavigateFunction } from 'react-router-dom'
import { clearErrors } from '../errors/errorQueue.ts'
import { provideConsequences } from '../errors/consequences.ts'
import { raiseLater } from '../errors/raiseLater.ts'
import { paths, withCallback } from '../paths.ts'
import { forgetSession, loseSession } from '../session/account.ts'
import { callbackOf } from '../session/callback.ts'

/** Tells the error catalogue how to go somewhere and what to forget. */
export function provideRouter(navigate: NavigateFunction): void {
  const login = () => withCallback(paths.login, callbackOf(location.href))
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
      if (destination === 'login-again') loseSession()
      else forgetSession()
      void navigate(target)
    },
    back: () => void (history.length > 1 ? navigate(-1) : navigate(paths.root)),
    loadMaintenance: () =>
      void import('../session/maintenance.ts')
        .then((house) => house.loadMaintenance())
        .catch((error: unknown) => raiseLater(error, { isSilent: true })),
    recordGachaError: (notice) =>
      void import('../areas/gacha/gachaDraw.ts').then((gacha) => gacha.setGachaError(notice)),
    returnToGachaTop: () => {
      const top = /^\/channel\/[^/]+\/gacha/.exec(location.pathname)?.[0]
      if (top) void navigate(top)
    },
  })
}
