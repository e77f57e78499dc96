import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a heading that replaces the focused element: if `takes` is true, it gets the focus on mount, so that the keyboard
 * continues from there and a screen reader announces it once. Give the heading `tabIndex={-1}`.
 */
export function useTakenFocus(takes: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takes) heading.current?.focus({ preventScroll: true })
  }, [takes])
  return heading
}
