import { useQuery } from '@tanstack/react-query'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { CollectionScreen, type CollectionScreenProps } from '@tsudoi/design-system/screens/collection/CollectionScreen'
import { prepareSearch } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { CollectedKind } from '@tsudoi/design-system/screens/collection/collection.types'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'
import { cancelScrollRestore } from '../../router/scrollMemory.ts'
import { Page } from '../../shell/Page.tsx'
import { missingPhotosQuery } from '../../collection/collection.queries.ts'
import { usePreparedSearchIndex } from '../../search/usePreparedSearchIndex.ts'
import { useNewItemMarks } from './useNewItemMarks.ts'
import { useCollectionWall } from '../../collection/useCollectionWall.ts'
import { useWallFilter } from './useWallFilter.ts'
import { openItemKeyOf, searchFromFilter } from '../../collection/wallAddress.ts'
import { storeWallPosition, storedWallPosition } from './wallPosition.ts'

const CollectedItemContainer = lazyOnPress(() =>
  import('./CollectedItemContainer.tsx').then((file) => file.CollectedItemContainer),
)

/** The texts of the page, and the items that it shows. */
export interface WallPageProps extends Pick<CollectionScreenProps, 'title' | 'lead' | 'empty'> {
  /** The kinds of items on the wall. Must not change while the page is mounted. */
  kinds: readonly CollectedKind[]
}

/**
 * A wall of collected items with a filter and with marks on new items. Returning to it restores the scroll position.
 * Opens the dialog of the item named in the URL (R064, R065).
 */
export function WallPage({ kinds, ...texts }: WallPageProps) {
  return <FilteredWall {...texts} collection={useCollectionWall(kinds)} />
}

type FilteredWallProps = Omit<WallPageProps, 'kinds'> & Pick<CollectionScreenProps, 'collection'>

/**
 * The wall without its lists. A separate component, so that typing in the search field does not render the component
 * with the queries.
 */
function FilteredWall({ collection, ...texts }: FilteredWallProps) {
  const { wall } = collection
  const { pathname, search, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const { filter, setFilter } = useWallFilter()
  const [restored] = useState(() => (isReturn ? storedWallPosition(pathname) : undefined))
  const items = wall.state === 'ready' ? wall.data : []
  const newMarks = useNewItemMarks(items)
  usePreparedSearchIndex(items, prepareSearch)
  const isLoaded = wall.state === 'ready'
  useLayoutEffect(() => {
    // Keeps the router from scrolling to the old offset in pixels, because the wall scrolls to the item that was
    // visible.
    if (restored && isLoaded) queueMicrotask(cancelScrollRestore)
  }, [restored, isLoaded])
  const emptySeats = useQuery({ ...missingPhotosQuery(filter.channel ?? ''), enabled: filter.channel !== undefined })
  const wantsPhotos = filter.kind === undefined || filter.kind === 'photo'
  const openKey = openItemKeyOf(search)
  const item = openKey === undefined ? undefined : items.find((each) => each.key === openKey)
  const close = useCloseUrlDialog(key !== 'default', pathname + searchFromFilter(filter))
  return (
    <Page>
      <CollectionScreen
        {...texts}
        collection={collection}
        newMarks={newMarks}
        filter={filter}
        onFilter={setFilter}
        hrefOf={(each) => pathname + searchFromFilter(filter, each.key)}
        place={restored}
        onPlace={(next) => storeWallPosition(pathname, next)}
        seats={filter.channel !== undefined && wantsPhotos ? emptySeats.data : undefined}
      />
      {item && <CollectedItemContainer key={item.key} item={item} onClose={close} onFailed={close} />}
    </Page>
  )
}
