import { useRef } from 'react'
import { focusPageStart } from '../focusPageStart.ts'

/**
 * Focus handling for an overlay that is opened by state: Radix returns the focus only to its own trigger, so it would
 * be lost here. If the pressed element is gone, its list row (`tabIndex={-1}`) gets the focus, or a neighbouring row.
 * Returning does not scroll (S117). If the focus has already moved elsewhere, such as to the heading of the next page,
 * it stays there.
 */
export function useReturnFocus() {
  const before = useRef<readonly (Element | null | undefined)[]>([])
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (document.activeElement !== document.body) return
    const target = before.current.find((element) => element?.isConnected)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    if (document.activeElement === document.body) focusPageStart()
  }
  const remember = () => {
    const active = document.activeElement
    const row = active?.closest('li')
    const fallbackTargets = [row, row?.nextElementSibling, row?.previousElementSibling]
    before.current = active === document.body ? [] : [active, ...fallbackTargets]
  }
  return { remember, returnFocus }
}
