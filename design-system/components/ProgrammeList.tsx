import type { ReactNode } from 'react'

export interface ProgrammeListProps {
  /** The rows: `ProgrammeRow` elements or other list items. */
  children: ReactNode
  /** Accessible name, where the section's heading does not name the list. */
  label?: string | undefined
  /** Classes for the margins around the list. Default: `-mt-4`. */
  className?: string | undefined
}

/**
 * Rows of the programme in chronological order, with hairlines between them. The negative margin moves the first row up
 * to the section's line.
 */
export function ProgrammeList({ children, label, className = '-mt-4' }: ProgrammeListProps) {
  return (
    <ol aria-label={label} className={className}>
      {children}
    </ol>
  )
}
