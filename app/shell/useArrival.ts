import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where this tab arrived last. It outlives the frame, which goes with a session that ends. */
let last: string | undefined

/**
 * On arrival at another page the focus moves to its heading, or to its main part while the heading is still loading: a
 * keyboard goes on from there, a screen reader reads where one is. A page that one comes back to and that took up its
 * place has the focus already. Scrolling is the router's business.
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
    const target = document.querySelector<HTMLElement>('main h1') ?? main
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [pathname, isReturn])
}
