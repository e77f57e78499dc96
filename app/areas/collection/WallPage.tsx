import { useQuery } from '@tanstack/react-query'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { CollectionScreen, type CollectionScreenProps } from '@tsudoi/design-system/screens/collection/CollectionScreen'
import type { CollectedKind } from '@tsudoi/design-system/screens/collection/collection.types'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'
import { cancelScrollRestore } from '../../router/scrollMemory.ts'
import { Page } from '../../shell/Page.tsx'
import { emptySeatsQuery } from './collection.queries.ts'
import { useReadySearch } from './useReadySearch.ts'
import { useSeen } from './useSeen.ts'
import { useWall } from './useWall.ts'
import { useWallFilter } from './useWallFilter.ts'
import { openItemKeyOf, searchFromFilter } from './wallAddress.ts'
import { storeWallPlace, storedWallPlace } from './wallPlace.ts'

const ItemHost = lazyOnPress(() => import('./ItemHost.tsx').then((file) => file.ItemHost))

export interface WallPageProps extends Pick<CollectionScreenProps, 'title' | 'lead' | 'empty'> {
  /** The kinds of items on the wall. Must not change while the page is mounted. */
  kinds: readonly CollectedKind[]
}

/**
 * A wall of collected items with filter, new marks and restored scroll position, and the dialog of the item named in
 * the URL (R064, R065).
 */
export function WallPage({ kinds, ...texts }: WallPageProps) {
  return <FilteredWall {...texts} {...useWall(kinds)} />
}

type FilteredWallProps = Omit<WallPageProps, 'kinds'> & ReturnType<typeof useWall>

/** A separate component, so that typing in the search field renders only this one and not the lists. */
function FilteredWall({ wall, ...rest }: FilteredWallProps) {
  const { pathname, search, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const { filter, setFilter } = useWallFilter()
  const [place] = useState(() => (isReturn ? storedWallPlace(pathname) : undefined))
  const items = wall.state === 'ready' ? wall.data : []
  const seen = useSeen(items)
  useReadySearch(items)
  const isThere = wall.state === 'ready'
  useLayoutEffect(() => {
    // The wall restores its own scroll position, by item and not by pixels.
    if (place && isThere) queueMicrotask(cancelScrollRestore)
  }, [place, isThere])
  const seats = useQuery({ ...emptySeatsQuery(filter.channel ?? ''), enabled: filter.channel !== undefined })
  const wantsPhotos = filter.kind === undefined || filter.kind === 'photo'
  const wanted = openItemKeyOf(search)
  const item = wanted === undefined ? undefined : items.find((each) => each.key === wanted)
  const close = useCloseUrlDialog(key !== 'default', pathname + searchFromFilter(filter))
  return (
    <Page>
      <CollectionScreen
        {...rest}
        {...seen}
        wall={wall}
        filter={filter}
        onFilter={setFilter}
        hrefOf={(each) => pathname + searchFromFilter(filter, each.key)}
        place={place}
        onPlace={(next) => storeWallPlace(pathname, next)}
        seats={filter.channel !== undefined && wantsPhotos ? seats.data : undefined}
      />
      {item && <ItemHost key={item.key} item={item} onClose={close} onFailed={close} />}
    </Page>
  )
}
