import { useEffect } from 'react'
import { useIsMember } from '../session/sessionStore.ts'

/**
 * A guest may not ask the host for its time (S062), and sees by the `Date` of this origin what is open and what is over
 * (Q189, Q296). `isShown`: the page has its content, and nothing that a reader waits for is held up.
 */
export function useGuestClock(isShown: boolean): void {
  const isAsked = !useIsMember() && isShown
  useEffect(() => {
    if (isAsked) import('./askOrigin.ts').then((file) => file.askOrigin()).catch(() => {})
  }, [isAsked])
}
