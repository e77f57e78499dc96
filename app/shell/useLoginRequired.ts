import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetLoginRequired, useSession } from '../session/sessionStore.ts'

/** Whether a URL has this path, regardless of how both are escaped. */
function isOn(pathname: string, address: string): boolean {
  const { origin, pathname: own } = new URL(address)
  return own === new URL(origin + pathname).pathname
}

/**
 * Whether a guest tried a member action on the current page (S068). Leaving the page closes the dialog; one that the
 * next page has already opened stays.
 */
export function useLoginRequired(): boolean {
  const { pathname } = useLocation()
  useEffect(() => {
    const { loginRequired } = useSession.getState()
    if (loginRequired !== undefined && !isOn(pathname, loginRequired)) forgetLoginRequired()
  }, [pathname])
  return useSession((session) => session.loginRequired !== undefined)
}
