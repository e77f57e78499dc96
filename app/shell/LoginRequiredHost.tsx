import '@tsudoi/design-system/late.css'
import { LoginRequiredDialog } from '@tsudoi/design-system/screens/system/LoginRequiredDialog'
import { paths, withCallback } from '../paths.ts'
import { callbackOf } from '../session/callback.ts'
import { forgetLoginRequired, useSession } from '../session/sessionStore.ts'

/** A guest tried a member action (W013, S068). */
export function LoginRequiredHost() {
  const address = useSession((session) => session.loginRequired) ?? location.href
  const callback = callbackOf(address)
  const hrefs = { login: withCallback(paths.login, callback), signUp: withCallback(paths.signup, callback) }
  return <LoginRequiredDialog open hrefs={hrefs} onClose={forgetLoginRequired} />
}
