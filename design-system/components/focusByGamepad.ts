const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** The area that the gamepad navigates: the topmost dialog, otherwise the page's main part. */
const placeOfChoice = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ??
  document.querySelector('main') ??
  document.body

/** Start of the search for the next element: the focused element, or in a newly opened list its current line. */
function startIn(place: HTMLElement): Element {
  const focused = document.activeElement
  if (focused && focused !== place && place.contains(focused)) return focused
  return place.querySelector('[aria-current="true"]') ?? place
}

/** Tries to focus the element and returns whether it worked: the browser knows best what is visible and enabled. */
function takesFocus(element: HTMLElement): boolean {
  element.focus()
  return document.activeElement === element
}

function moveFocus(place: HTMLElement, isForward: boolean): void {
  const start = startIn(place)
  const side = isForward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const beyond = [...place.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => each.tabIndex >= 0 && (start.compareDocumentPosition(each) & side) !== 0,
  )
  const ways = isForward ? beyond : beyond.toReversed()
  if (ways.some(takesFocus)) return
  // The scroll distance in px: a text without focusable elements is scrolled instead.
  const step = (start.clientHeight / 2) * (isForward ? 1 : -1)
  start.scrollBy({ top: step })
}

/**
 * Handles the gamepad commands that work like Tab and Enter: `focusNext`, `focusPrevious`, `press` (W094). Returns
 * false for any other command.
 */
export function focusByGamepad(command: string): boolean {
  if (command !== 'focusNext' && command !== 'focusPrevious' && command !== 'press') return false
  const place = placeOfChoice()
  const focused = document.activeElement
  if (command !== 'press') moveFocus(place, command === 'focusNext')
  else if (focused instanceof HTMLElement && place.contains(focused)) focused.click()
  return true
}
