import type { ReactNode } from 'react'

export interface ProgrammeListProps {
  /** ProgrammeRow, or any other row as a list item. */
  children: ReactNode
  /** Names the list where its section's heading does not. */
  label?: string
}

/**
 * Rows of the programme in order of time, hairlines between them. The first row stands close under the section's line.
 */
export function ProgrammeList({ children, label }: ProgrammeListProps) {
  return (
    <ol aria-label={label} className="-mt-4">
      {children}
    </ol>
  )
}
