import { useLocation, useNavigate } from 'react-router-dom'
import { env } from '../../env.ts'
import { paths } from '../../paths.ts'
import { safeCallback } from '../../session/callback.ts'
import { openCallback } from '../../shell/openCallback.ts'

/**
 * Returns a function that leaves the log-in page after the log-in: to the URL in the query’s `callback` if it is
 * allowed, otherwise to /home (R002, X1).
 */
export function useContinueAfterLogin(): () => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const target = safeCallback(new URLSearchParams(search).get('callback'), location.origin, env.callbackOrigins)
  return () => openCallback(navigate, target ?? paths.home)
}
