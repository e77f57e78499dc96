import { useLocation } from 'react-router-dom'
import { ownOrigin } from '../ownOrigin.ts'
import { paths, withCallback } from '../paths.ts'
import { callbackOf } from '../session/callback.ts'

/**
 * The links to login and sign-up that return to this page, or to another `address`. Uses the router's location, because
 * the browser's URL is already the next page's once a link was followed.
 */
export function useLoginHrefs(address?: string): { login: string; signUp: string } {
  const { pathname, search, hash } = useLocation()
  const callback = callbackOf(address ?? ownOrigin() + pathname + search + hash)
  return { login: withCallback(paths.login, callback), signUp: withCallback(paths.signup, callback) }
}
