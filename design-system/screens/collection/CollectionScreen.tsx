import type { NextStep } from '../../components/EmptyState.tsx'
import type { Loadable } from '../../loadable.ts'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Total } from '../parts/Total.tsx'
import type { IsNew } from './collection.rules.ts'
import type { CollectedItem, EmptySeat, WallFilter } from './collection.types.ts'
import { WallSkeleton } from './parts/CollectionSkeleton.tsx'
import type { WallProps } from './parts/Wall.tsx'

/** Search, choices and wall come beside the lists: none of them is of use before there is something. */
const FoundWall = lazyBelowFold(() => import('./parts/FoundWall.tsx').then((file) => file.FoundWall), {
  title: 'コレクションを読みこめませんでした',
  remedy: 'ページを読みこみ直してください。',
})

export interface CollectionScreenProps extends Pick<WallProps, 'hrefOf' | 'place' | 'onPlace' | 'onSeen'> {
  title: string
  lead: string
  /** All of it, or as much as has come. */
  wall: Loadable<CollectedItem[]>
  /** More is on its way: what is counted grows. */
  isGrowing: boolean
  /** Lists that could not be had: the others are shown. */
  missing?: { lists: readonly string[]; onRetry: () => void }
  filter: WallFilter
  onFilter: (filter: WallFilter) => void
  isNew: IsNew
  /** Everything counts as seen from now on. */
  onAllSeen: () => void
  /** Takes that back; absent when there is nothing to take back. */
  onUndoSeen?: () => void
  /** Of one channel: what is missing of its sets. */
  seats?: readonly EmptySeat[]
  /** ISO 8601: the wall is as it was then, since nothing newer can be had. */
  asOf?: string
  /** What one does while there is nothing. */
  empty: { title: string; description: string; action: NextStep }
}

/** Everything a member has gathered, found again in a second (W096, W097, W139–W148). */
export function CollectionScreen(props: CollectionScreenProps) {
  const { title, lead, wall } = props
  const total = wall.state === 'ready' ? wall.data.length : undefined
  return (
    <div className="pb-24">
      <PageHead title={title} lead={lead}>
        <Total of={{ items: wall, total }} unit="点" />
      </PageHead>
      <div className="page">
        <Loaded of={wall} label="コレクションを読みこみ中" skeleton={<WallSkeleton />}>
          {(items) => <FoundWall {...props} items={items} />}
        </Loaded>
      </div>
    </div>
  )
}
