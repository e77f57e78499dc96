import { Skeleton } from '../../components/Skeleton.tsx'
import { RowsSkeleton, type RowsSkeletonProps } from '../parts/RowsSkeleton.tsx'

/** The skeleton of a list of posts. */
export function PostsSkeleton({ rows }: Pick<RowsSkeletonProps, 'rows'>) {
  return (
    <RowsSkeleton rows={rows} row="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-hair py-5">
      <Skeleton shape="circle" className="size-12" />
      <div>
        <Skeleton shape="line" className="w-40" />
        <Skeleton shape="line" className="mt-3" />
        <Skeleton shape="line" className="mt-2 w-2/3" />
      </div>
    </RowsSkeleton>
  )
}
