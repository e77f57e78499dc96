import { listCollectedPhotos } from '@tsudoi/contracts/collection/collection.endpoints'
import { call } from '../../api/call.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import { offsetQuery } from '../../queries/offsetQuery.ts'

export const photosQuery = offsetQuery({
  queryKey: collectionKeys.photos(),
  ask: (page, signal) => call(listCollectedPhotos, { query: page }, { signal }),
  itemsOf: ({ photos }) => photos,
})
