import type { ReactNode } from 'react'

export interface RowsSkeletonProps {
  /** How many. Default 4. */
  rows?: number
  /** Of the list. */
  className?: string
  /** The class names of each row. */
  row?: string
  /** The shape of one row. */
  children: ReactNode
}

/** Rows, or cells, that are on their way: one shape as often as it may come. */
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
