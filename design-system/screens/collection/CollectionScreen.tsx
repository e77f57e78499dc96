import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { TotalCount } from '../parts/TotalCount.tsx'
import { WallSkeleton } from './CollectionSkeleton.tsx'
import type { FilteredWallProps } from './parts/FilteredWall.tsx'

/**
 * The search form and the found items. Their module loads in parallel with the data, because it is not needed earlier.
 */
const FilteredWall = lazyBelowFold(
  () => import('./parts/FilteredWall.tsx').then((file) => file.FilteredWall),
  'コレクションを読みこめませんでした',
)

export interface CollectionScreenProps extends Omit<FilteredWallProps, 'items'> {
  title: string
  lead: string
}

/** Everything the member has collected, with search and filters (W096, W097, W139–W148). */
export function CollectionScreen(props: CollectionScreenProps) {
  const { title, lead, collection } = props
  const { wall } = collection
  const total = wall.state === 'ready' ? wall.data.length : undefined
  return (
    <div className="pb-24">
      <PageHead title={title} lead={lead} isFigureForDesk>
        <TotalCount paged={{ items: wall, total }} unit="点" />
      </PageHead>
      <div className="page">
        <Loaded value={wall} label="コレクションを読みこみ中" skeleton={<WallSkeleton />}>
          {(items) => <FilteredWall {...props} items={items} />}
        </Loaded>
      </div>
    </div>
  )
}
