import { listCollectedPhotos } from '@tsudoi/contracts/collection/collection.endpoints'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { pageSize } from '../../queries/pageSize.ts'

export const photosQuery = infiniteQueryOptions({
  queryKey: ['collection', 'photos'],
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    call(listCollectedPhotos, { query: { limit: pageSize, offset: pageParam } }, { signal }),
  getNextPageParam: ({ total }, pages) => {
    const loaded = pages.reduce((sum, { photos }) => sum + photos.length, 0)
    return loaded < total && pages.at(-1)?.photos.length ? loaded : undefined
  },
})
