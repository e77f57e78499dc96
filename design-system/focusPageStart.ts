/**
 * Moves the focus to the page's heading, or to its main part, without scrolling. Returns the element. Used when a
 * pressed element disappears, and when a page opens.
 */
export function focusPageStart(): HTMLElement | null {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (start) start.tabIndex = -1
  start?.focus({ preventScroll: true })
  return start
}
