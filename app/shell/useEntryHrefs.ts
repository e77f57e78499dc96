import { useLocation } from 'react-router-dom'
import { paths, withCallback } from '../paths.ts'
import { callbackOf } from '../session/callback.ts'

/**
 * The ways in from this page, which lead back to it, or to another `address`. The router's location is the page's own:
 * the browser's is the next page's as soon as a link was followed.
 */
export function useEntryHrefs(address?: string): { login: string; signUp: string } {
  const { pathname, search, hash } = useLocation()
  const callback = callbackOf(address ?? location.origin + pathname + search + hash)
  return { login: withCallback(paths.login, callback), signUp: withCallback(paths.signup, callback) }
}
