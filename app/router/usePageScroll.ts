import { useEffect, useLayoutEffect } from 'react'
import type { VisiblePage } from './useVisiblePage.ts'
import { storeScrollPosition, storedScrollPosition, scrollWhenTall } from './scrollMemory.ts'

/**
 * Scrolls a new page to its top, and restores the position of a page after Back, Forward or a reload. Opening a dialog
 * or changing other search parameters of the same page does not scroll.
 */
export function usePageScroll(visible: VisiblePage | undefined): void {
  useLayoutEffect(() => {
    if (!visible || visible.navigation === 'within') return undefined
    const top = visible.navigation === 'push' ? 0 : storedScrollPosition(visible.resolved.location)
    return top === undefined ? undefined : scrollWhenTall(top)
  }, [visible])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    if (!visible) return undefined
    const keep = () => storeScrollPosition(visible.resolved.location)
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [visible])
}
