import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetLoginRequired, useSession } from '../session/sessionStore.ts'

/** Whether a guest tried a member action on the page one is on (S068). Leaving the page takes the alert along. */
export function useLoginRequired(): boolean {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    forgetLoginRequired()
  }, [pathname])
  return useSession((session) => session.loginRequired !== undefined)
}
