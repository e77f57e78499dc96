import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusPage } from './focusPage.ts'

/** Where this tab arrived last. It outlives the frame, which goes with a session that ends. */
let last: string | undefined

/**
 * On arrival at another page the focus moves to it (`focusPage`). A page that the user comes back to and that took up
 * its place has the focus already. Scrolling is the router's business.
 */
export function useArrival(): void {
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
