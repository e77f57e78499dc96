import type { ReactNode } from 'react'

export interface ProgrammeListProps {
  /** The rows: `ProgrammeRow` elements or other list items. */
  children: ReactNode
  /** Accessible name, where the section's heading does not name the list. */
  label?: string | undefined
}

/**
 * Rows of the programme in chronological order, with hairlines between them. The negative margin moves the first row up
 * to the section's line.
 */
export function ProgrammeList({ children, label }: ProgrammeListProps) {
  return (
    <ol aria-label={label} className="-mt-4">
      {children}
    </ol>
  )
}
