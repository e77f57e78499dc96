import { focusPageStart } from './useReturnFocus.ts'

/**
 * A ref callback: when the element unmounts with the focus in it, focuses the element that `next` returns, otherwise
 * the page's start. It waits for the microtask after the commit, because moving the target in the same commit would
 * lose the focus again.
 */
const focusOnUnmount = (next: (gone: Element) => Element | null | undefined) => (element: Element | null) => () => {
  if (!element?.contains(document.activeElement)) return
  const taker = next(element)
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    // If the whole list or form unmounts, this does nothing: the code that closes it returns the focus.
    if (taker instanceof HTMLElement) taker.focus({ preventScroll: true })
    else focusPageStart()
  })
}

/**
 * A ref callback for a removable row of a list: when the row unmounts with the focus in it, focuses the next row, else
 * the previous one, else the form's textarea. Give each row `tabIndex={-1}`.
 */
export const focusNextRowOnUnmount = focusOnUnmount(
  (row) => row.nextElementSibling ?? row.previousElementSibling ?? row.closest('form')?.querySelector('textarea'),
)

/**
 * For a button that disappears when it is pressed: focuses the next element around it that has `tabIndex={-1}`, such as
 * its row or its dialog. If that is the whole page, its heading is focused instead.
 */
export const focusParentOnUnmount = focusOnUnmount((button) => button.closest('[tabindex="-1"]:not(main)'))
