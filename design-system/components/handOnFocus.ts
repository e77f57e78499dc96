import { focusPageStart } from './useReturnFocus.ts'

/**
 * As a `ref`: what goes with the focus hands it to what `next` finds, else to the page's start. Only once all has
 * changed: a taker that is moved by the same change would lose it again.
 */
const handOnFocus = (next: (gone: Element) => Element | null | undefined) => (element: Element | null) => () => {
  if (!element?.contains(document.activeElement)) return
  const taker = next(element)
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    // One that goes with the whole list or form takes nothing: whoever closes that returns the focus.
    if (taker instanceof HTMLElement) taker.focus({ preventScroll: true })
    else focusPageStart()
  })
}

/**
 * For a row of a list that can be taken out: the next row, the one before, or the field of its form. Give each row
 * `tabIndex={-1}`.
 */
export const rowHandsOnFocus = handOnFocus(
  (row) => row.nextElementSibling ?? row.previousElementSibling ?? row.closest('form')?.querySelector('textarea'),
)

/** For a button that goes by its own press: its row, which has `tabIndex={-1}`. */
export const buttonHandsOnFocus = handOnFocus((button) => button.closest('li'))
