import { focusPageStart } from '../focusPageStart.ts'

/**
 * A ref callback for a removable row of a list: when the row unmounts with the focus in it, focuses the next row, else
 * the previous one, else the form's textarea, otherwise the page's start. Give each row `tabIndex={-1}`. It waits for
 * the microtask after the commit, because moving the target in the same commit would lose the focus again. If the whole
 * list or form unmounts, this does nothing: the code that closes it returns the focus.
 */
export const focusNextRowOnUnmount = (row: Element | null) => () => {
  if (!row?.contains(document.activeElement)) return
  const neighbours = [row.nextElementSibling, row.previousElementSibling]
  const next = neighbours.find((element) => element instanceof HTMLElement)
  const taker = next ?? row.closest('form')?.querySelector('textarea') ?? undefined
  queueMicrotask(() => document.activeElement === document.body && focusPageStart(taker))
}
