/**
 * Moves the focus to an element without scrolling, and returns the element. Default: the page's heading, or its main
 * part. Used when a pressed element disappears, and when a page opens.
 */
export function focusPageStart(
  start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'),
): HTMLElement | null {
  // An element that is not focusable gets a `tabIndex`.
  if (start && start.tabIndex < 0) start.tabIndex = -1
  start?.focus({ preventScroll: true })
  return start
}
