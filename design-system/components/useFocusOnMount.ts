import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a heading that replaces the focused element: if `takesFocus` is true, it gets the focus on mount, so that the
 * keyboard continues from there and a screen reader announces it once. Give the heading `tabIndex={-1}`.
 */
export function useFocusOnMount(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return heading
}
