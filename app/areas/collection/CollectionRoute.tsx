import { useInfiniteQuery } from '@tanstack/react-query'
import type { listCollectedPhotos } from '@tsudoi/contracts/collection/collection.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { CollectedPhoto } from '@tsudoi/design-system/screens/collection/collection.types'
import { CollectionScreen } from '@tsudoi/design-system/screens/collection/CollectionScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { moreOf } from '../../mappers/moreOf.ts'
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
  const photos = useInfiniteQuery(photosQuery)
  return (
    <Page>
      <CollectionScreen
        photos={loadableOf(photos, ({ pages }) => pages.flatMap((page) => page.photos).map(photoView))}
        total={photos.data?.pages.at(-1)?.total}
        more={moreOf(photos)}
        onMore={() => void photos.fetchNextPage()}
        hrefs={{ channels: paths.channels }}
      />
    </Page>
  )
}
