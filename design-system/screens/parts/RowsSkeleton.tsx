import type { ReactNode } from 'react'

export interface RowsSkeletonProps {
  /** The number of rows. Default 4. */
  rows?: number | undefined
  /** Class names of the list. */
  className?: string | undefined
  /** Class names of each row. */
  row?: string | undefined
  /** The skeleton of one row. */
  children: ReactNode
}

/** The skeleton of a list or grid: repeats one shape. */
export function RowsSkeleton({ rows = 4, className, row, children }: RowsSkeletonProps) {
  return (
    <div className={className}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={row}>
          {children}
        </div>
      ))}
    </div>
  )
}
