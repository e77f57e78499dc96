import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusPage } from './focusPage.ts'

/**
 * The last path at which this tab arrived. Module state, because it must outlive the frame, which is unmounted when a
 * session ends.
 */
let last: string | undefined

/**
 * Moves the focus to a new page on arrival (`focusPage`). A page that restored its position after Back has the focus
 * already. The router handles scrolling.
 */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    const isFirst = last === undefined
    if (last === pathname) return
    last = pathname
    const main = document.getElementById('main')
    const focused = document.activeElement
    if (isFirst || (isReturn && focused !== main && main?.contains(focused))) return
    focusPage()
  }, [pathname, isReturn])
}
