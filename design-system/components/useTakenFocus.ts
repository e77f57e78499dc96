import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a heading that comes in the place of what had the focus: where `takes` is true it gets it as it appears, so that
 * a keyboard goes on from there and a screen reader says it, once. Give it `tabIndex={-1}`.
 */
export function useTakenFocus(takes: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takes) heading.current?.focus({ preventScroll: true })
  }, [takes])
  return heading
}
