import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetLoginRequired, useSession } from '../session/sessionStore.ts'

/** Whether a URL has this path, however the two are escaped. */
function isOn(pathname: string, address: string): boolean {
  const { origin, pathname: own } = new URL(address)
  return own === new URL(origin + pathname).pathname
}

/**
 * Whether a guest has tried something on the current page that only members may do (S068). Leaving the page closes the
 * dialog, unless the next page has already opened it again.
 */
export function useLoginRequired(): boolean {
  const { pathname } = useLocation()
  useEffect(() => {
    const { loginRequired } = useSession.getState()
    if (loginRequired !== undefined && !isOn(pathname, loginRequired)) forgetLoginRequired()
  }, [pathname])
  return useSession((session) => session.loginRequired !== undefined)
}
