import type { ReactNode } from 'react'
import { focusNextRowOnUnmount } from '../../components/focusNextRowOnUnmount.ts'

export interface ManagedRowProps {
  /** Name of the row, at most two lines. */
  name: string
  /** Details of the item, as paragraphs below the name. */
  children?: ReactNode | undefined
  /** The buttons at the end of the row; undefined for none. */
  actions?: ReactNode | undefined
}

/**
 * A row in a list of items that a member manages, such as devices or passkeys, with buttons at its end. When it is
 * removed, the focus moves to the next row.
 */
export const ManagedRow = ({ name, children, actions }: ManagedRowProps) => (
  <li
    ref={focusNextRowOnUnmount}
    tabIndex={-1}
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair py-4"
  >
    <div className="min-w-0 flex-1 basis-60">
      <p translate="no" className="line-clamp-2 font-bold wrap-anywhere">
        {name}
      </p>
      {children}
    </div>
    {actions}
  </li>
)
