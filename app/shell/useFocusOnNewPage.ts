import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusPage } from './focusPage.ts'

/**
 * The last path that this tab opened. Stored in the module, because it must outlive the frame, which is unmounted when
 * a session ends.
 */
let last: string | undefined

/**
 * Moves the focus to each page that the user opens (`focusPage`). A page that restored its position after Back already
 * has the focus, and so has a page with an element that takes it (`useFocusOnMount` of the design system). The router
 * handles scrolling.
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
    const keepsFocus = isReturn || focused?.hasAttribute('data-takes-focus')
    if (isFirst || (keepsFocus && focused !== main && main?.contains(focused))) return
    focusPage()
  }, [pathname, isReturn])
}
