import { listCollectedPhotos } from '@tsudoi/contracts/collection/collection.endpoints'
import { call } from '../../api/call.ts'
import { offsetQuery } from '../../queries/offsetQuery.ts'

export const photosQuery = offsetQuery({
  queryKey: ['collection', 'photos'],
  ask: (page, signal) => call(listCollectedPhotos, { query: page }, { signal }),
  itemsOf: ({ photos }) => photos,
})
