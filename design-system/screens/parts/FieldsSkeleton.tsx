import { Skeleton } from '../../components/Skeleton.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'

/** The skeleton of a form whose saved values are loading. */
export function FieldsSkeleton() {
  return (
    <RowsSkeleton rows={5} className="grid gap-8" row="grid gap-2">
      <Skeleton shape="line" className="h-6 w-28" />
      <Skeleton shape="block" className="h-13" />
    </RowsSkeleton>
  )
}
