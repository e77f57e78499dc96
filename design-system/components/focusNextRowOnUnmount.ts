import { focusOnUnmount } from './focusOnUnmount.ts'

/**
 * A ref callback for a removable row of a list: when the row unmounts with the focus in it, focuses the next row, else
 * the previous one, else the form's textarea. Give each row `tabIndex={-1}`.
 */
export const focusNextRowOnUnmount = focusOnUnmount(
  (row) => row.nextElementSibling ?? row.previousElementSibling ?? row.closest('form')?.querySelector('textarea'),
)
