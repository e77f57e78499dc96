const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** What a pad chooses in: the dialog on top, or else the page. */
const placeOfChoice = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ??
  document.querySelector('main') ??
  document.body

/** Where a choice sets out: at the focus, in a list just opened at the line that is read. */
function startIn(place: HTMLElement): Element {
  const focused = document.activeElement
  if (focused && focused !== place && place.contains(focused)) return focused
  return place.querySelector('[aria-current="true"]') ?? place
}

/** Whether it took the focus: the browser knows best what can be seen and pressed. */
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
  // A text without anything to press is read on.
  const step = (start.clientHeight / 2) * (isForward ? 1 : -1)
  start.scrollBy({ top: step })
}

/**
 * Chooses by a gamepad, as Tab and Enter do by keys: goes to the next thing that can be pressed, to the one before, or
 * presses it (W094). Says whether the command was one of these three.
 */
export function chooseByPad(command: string): boolean {
  if (command !== 'focusNext' && command !== 'focusPrevious' && command !== 'press') return false
  const place = placeOfChoice()
  const focused = document.activeElement
  if (command !== 'press') moveFocus(place, command === 'focusNext')
  else if (focused instanceof HTMLElement && place.contains(focused)) focused.click()
  return true
}
