import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * On arrival at another page the focus moves to its heading, or to its main part while the heading is still loading: a keyboard goes
 * on from there, a screen reader reads where one is. Scrolling is the router's business.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [pathname])
}
