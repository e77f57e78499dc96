import { useEffect } from 'react'
import { useIsMember } from '../session/sessionStore.ts'

/**
 * Sets a guest's clock by the `Date` header of the server of this origin, and again whenever it may have become wrong
 * (Q435). Guests may not request the server's time (S062), but the clock decides which campaigns are open (Q189, Q296).
 * `isShown`: the page has its content, so that the request delays nothing.
 */
export function useGuestClock(isShown: boolean): void {
  const isAsked = !useIsMember() && isShown
  useEffect(() => {
    if (!isAsked) return
    const unmount = new AbortController()
    import('../shell/setClockByOrigin.ts').then((file) => file.keepClockSetByOrigin(unmount.signal)).catch(() => {})
    return () => unmount.abort()
  }, [isAsked])
}
