import type { ReactNode } from 'react'
import { classes } from '../../components/classes.ts'

export interface ActionsProps {
  /** Class names for the margin above, and for a line where the actions end a page. */
  className?: string | undefined
  /** The button of the main action first, then the secondary ones. */
  children: ReactNode
}

/** The actions of a page: stacked on a phone, side by side on a desktop. */
export function Actions({ className, children }: ActionsProps) {
  return (
    <div
      className={classes(
        'flex flex-col items-stretch gap-4 text-center desk:flex-row desk:items-center desk:gap-8',
        // Keeps the 44 px touch targets of two adjacent links apart.
        'max-desk:[&>.tappable+.tappable]:mt-1',
        className,
      )}
    >
      {children}
    </div>
  )
}
