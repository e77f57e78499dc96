import { useEffect, useLayoutEffect } from 'react'
import type { Visit } from './useVisit.ts'
import { storeScrollPosition, storedScrollPosition, scrollWhenTall } from './scrollMemory.ts'

/**
 * Scrolls a new page to its top, and restores the position of a page after Back, Forward or a reload. Opening a dialog
 * or changing other search parameters of the same page does not scroll.
 */
export function usePageScroll(visit: Visit | undefined): void {
  useLayoutEffect(() => {
    if (!visit || visit.navigation === 'within') return undefined
    const top = visit.navigation === 'push' ? 0 : storedScrollPosition(visit.arrival.location)
    return top === undefined ? undefined : scrollWhenTall(top)
  }, [visit])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    if (!visit) return undefined
    const keep = () => storeScrollPosition(visit.arrival.location)
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [visit])
}
