import { useMemo } from 'react'
import { Button } from '../../../components/Button.tsx'
import { EmptyState, type NextStep } from '../../../components/EmptyState.tsx'
import { lazyComponent } from '../../../lazy.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { filteredWall, withoutConditions } from '../collection.rules.ts'
import type { LoadedCollection, MissingPhoto } from '../collection.types.ts'
import { CollectionWall, type CollectionWallProps } from './CollectionWall.tsx'
import { WallSearch, type WallSearchProps } from './WallSearch.tsx'

/**
 * The photos missing from a channel's sets. The module is loaded only when the collection is limited to one channel.
 */
const MissingPhotos = lazyComponent(() => import('./MissingPhotos.tsx').then((file) => file.MissingPhotos))

export interface FilteredWallProps extends WallSearchProps, Pick<CollectionWallProps, 'hrefOf' | 'place' | 'onPlace'> {
  collection: LoadedCollection
  /** The photos missing from a channel's sets; absent unless the collection is limited to one channel. */
  seats?: readonly MissingPhoto[] | undefined
  /** The text and the link shown while the collection is empty. */
  empty: { title: string; description: string; action: NextStep }
}

/** The search form and the found items. A notice above them names the lists that failed to load. */
export function FilteredWall(props: FilteredWallProps) {
  const { items, collection, empty } = props
  const { missing, asOf, isGrowing } = collection
  return (
    <>
      {asOf && (
        <p className="mt-4 text-14 font-bold">{dateTimeText(asOf)} 時点の一覧です。つながると新しくなります。</p>
      )}
      {missing && (
        <div role="alert" className="mt-6 max-w-180 border-t-2 border-danger pt-3">
          <p className="font-bold">{missing.lists.join('、')}を読みこめませんでした。ほかは見られます。</p>
          <Button variant="outline" size="small" className="mt-3" onClick={missing.onRetry}>
            もう一度読みこむ
          </Button>
        </div>
      )}
      {items.length > 0 ? (
        <SearchAndItems {...props} />
      ) : (
        !isGrowing && <EmptyState className="mt-10 border-t border-ink pt-6" {...empty} />
      )}
    </>
  )
}

function SearchAndItems(props: FilteredWallProps) {
  const { items, collection, filter, onFilter, newMarks, hrefOf, place, onPlace, seats = [] } = props
  const { isGrowing } = collection
  const { isNew, onSeen } = newMarks
  const shown = useMemo(() => filteredWall(items, filter, isNew), [items, filter, isNew])
  return (
    <div className="mt-6 border-t border-ink pt-5 desk:grid desk:grid-cols-[min(14.5rem,22.7vw)_minmax(0,1fr)] desk:gap-x-8">
      <WallSearch {...props} />
      <div className="min-w-0 max-desk:mt-4">
        <output className="mb-4 block text-14 text-quiet tabular-nums">
          {groupedDigits(shown.length)}点{isGrowing && '（ほかを読みこみ中）'}
        </output>
        {shown.length > 0 ? (
          <CollectionWall
            items={shown}
            isNew={isNew}
            hrefOf={hrefOf}
            place={place}
            isGrowing={isGrowing}
            onPlace={onPlace}
            onSeen={onSeen}
          />
        ) : (
          <EmptyState
            reason="none"
            title="あてはまるものはありません"
            action={{ label: 'すべて見る', onPress: () => onFilter(withoutConditions(filter)) }}
          />
        )}
        {seats.length > 0 && <MissingPhotos seats={seats} />}
      </div>
    </div>
  )
}
