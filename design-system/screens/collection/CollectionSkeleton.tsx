import { Skeleton, SkeletonArea } from '../../components/Skeleton.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'

/** The skeleton of the collection page, shown until its modules are loaded. */
export function CollectionSkeleton({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="pb-24">
      <PageHead title={title} lead={lead} />
      <SkeletonArea label="コレクションを読みこみ中" className="page">
        <WallSkeleton />
      </SkeletonArea>
    </div>
  )
}

/** The skeleton of the collected items. */
export function WallSkeleton() {
  return (
    <RowsSkeleton
      rows={10}
      className="mt-6 grid grid-cols-3 gap-x-3 gap-y-6 border-t border-ink pt-6 desk:grid-cols-5 desk:gap-x-4 desk:pl-66"
    >
      <Skeleton shape="block" className="aspect-3/4" />
    </RowsSkeleton>
  )
}
