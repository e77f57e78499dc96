import type { ReactNode } from 'react'
import { classes } from '../../components/classes.ts'

export interface ActionsProps {
  /** The room above, and a rule where the actions end a page. */
  className?: string
  /** The button for what comes next, then the other ways out. */
  children: ReactNode
}

/** What one can do now: below each other on a phone, side by side on a desktop. */
export function Actions({ className, children }: ActionsProps) {
  return (
    <div
      className={classes(
        'flex flex-col items-stretch gap-4 text-center desk:flex-row desk:items-center desk:gap-8',
        // Each of two links has its 44 px.
        'max-desk:[&>.tappable+.tappable]:mt-1',
        className,
      )}
    >
      {children}
    </div>
  )
}
