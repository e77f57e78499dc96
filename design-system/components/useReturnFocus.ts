import { useRef } from 'react'

/**
 * Focus for an overlay that is opened by state instead of by a Radix trigger: Radix returns the focus to its trigger only, so
 * without one it would be lost. Returning does not scroll: the page is where it was (S117).
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement>(null)
  const returnFocus = (event: Event) => {
    event.preventDefault()
    before.current?.focus({ preventScroll: true })
  }
  const remember = () => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
  return { remember, returnFocus }
}
