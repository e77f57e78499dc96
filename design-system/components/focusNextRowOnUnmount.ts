import { focusOnUnmount } from './focusOnUnmount.ts'

/**
 * A ref callback for a removable row of a list: when the row unmounts with the focus in it, focuses the next row, else
 * the previous one, else the form's textarea. Give each row `tabIndex={-1}`.
 */
export const focusNextRowOnUnmount = focusOnUnmount((row) => {
  const neighbours = [row.nextElementSibling, row.previousElementSibling]
  return neighbours.find((element) => element instanceof HTMLElement) ?? row.closest('form')?.querySelector('textarea')
})
