import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a heading that replaces the focused element, or a field for which the user has opened the page: if `takesFocus`
 * is true, it gets the focus on mount, so that the keyboard continues from there and a screen reader announces it once.
 * Give a heading `tabIndex={-1}`. The element is marked with `data-takes-focus`, so that an app which moves the focus
 * to each new page leaves it here.
 */
export function useFocusOnMount<Target extends HTMLElement = HTMLHeadingElement>(
  takesFocus: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (!takesFocus || !target.current) return
    target.current.dataset['takesFocus'] = ''
    target.current.focus({ preventScroll: true })
  }, [takesFocus])
  return target
}
