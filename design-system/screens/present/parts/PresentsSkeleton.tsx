import { Skeleton } from '../../../components/Skeleton.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'

/** The skeleton of both lists of presents. */
export function PresentsSkeleton() {
  return (
    <RowsSkeleton row="flex items-center gap-8 border-b border-hair py-5">
      <Skeleton shape="block" className="aspect-3/4 w-21 shrink-0" />
      <div className="grid flex-1 gap-2.5">
        <Skeleton shape="line" className="h-3.5 w-2/5" />
        <Skeleton shape="line" className="h-5 w-3/5" />
      </div>
    </RowsSkeleton>
  )
}
