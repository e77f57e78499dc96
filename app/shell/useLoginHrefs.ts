import { useLocation } from 'react-router-dom'
import { ownOrigin } from '../ownOrigin.ts'
import { paths, withCallback } from '../paths.ts'
import { callbackOf } from '../session/callback.ts'

/**
 * The links to login and sign-up that return to this page, or to `address`. It reads the router's location, because
 * after a press on a link the browser's URL is already that of the next page.
 */
export function useLoginHrefs(address?: string): { login: string; signUp: string } {
  const { pathname, search, hash } = useLocation()
  const callback = callbackOf(address ?? ownOrigin() + pathname + search + hash)
  return { login: withCallback(paths.login, callback), signUp: withCallback(paths.signup, callback) }
}
