import type { listCollectedPhotos } from '@tsudoi/contracts/collection/collection.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { CollectedPhoto } from '@tsudoi/design-system/screens/collection/collection.types'
import { CollectionScreen } from '@tsudoi/design-system/screens/collection/CollectionScreen'
import { paths } from '../../paths.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { photosQuery } from './collection.queries.ts'

export function start() {
  void queryClient.prefetchInfiniteQuery(photosQuery)
}

function photoView(photo: ResponseOf<typeof listCollectedPhotos>['photos'][number]): CollectedPhoto {
  return {
    id: photo.photoId,
    name: photo.name,
    image: pictureOf(photo.image),
    rarity: photo.rarity,
    owned: photo.ownedCount,
    channel: { id: photo.ipId, name: photo.ipName, seed: photo.oshiColor, href: paths.channel(photo.ipId) },
  }
}

/** R064: photos. */
export function Component() {
  return (
    <Page>
      <CollectionScreen photos={usePagedList(photosQuery, photoView)} hrefs={{ channels: paths.channels }} />
    </Page>
  )
}
