import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetLoginRequired, useSession } from '../session/sessionStore.ts'

/** Whether an address is on the page of this path, however both are escaped. */
function isOn(pathname: string, address: string): boolean {
  const { origin, pathname: own } = new URL(address)
  return own === new URL(origin + pathname).pathname
}

/**
 * Whether a guest tried a member action on the page one is on (S068). Leaving the page takes the alert along; one that
 * the next page has opened by then is that page's, and stays.
 */
export function useLoginRequired(): boolean {
  const { pathname } = useLocation()
  useEffect(() => {
    const { loginRequired } = useSession.getState()
    if (loginRequired !== undefined && !isOn(pathname, loginRequired)) forgetLoginRequired()
  }, [pathname])
  return useSession((session) => session.loginRequired !== undefined)
}
