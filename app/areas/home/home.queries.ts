import { getHome, listBackgrounds, listHomePhotoCandidates } from '@tsudoi/contracts/home/home.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import type { ListPage } from '../../queries/listPage.ts'
import { pageSize } from '../../queries/pageSize.ts'
import { homeKeys } from '../../queries/home.keys.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

/** The data of the member’s home page. */
export const homeQuery = queryOptions({
  queryKey: homeKeys.one,
  queryFn: ({ signal }) => call(getHome, { query: { platform_type: 'WEB' } }, { signal }),
})

type Candidate = ResponseOf<typeof listHomePhotoCandidates>['photoList'][number]

/**
 * Photos that can be put at a position of the wall, the latest acquired first (C052). Its key is below the collection’s
 * key, because a new photo must invalidate it.
 */
export const photoCandidatesQuery = (position: number) =>
  infiniteQueryOptions({
    queryKey: [...collectionKeys.all, 'candidates', position] as QueryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Candidate, string>> => {
      const query = { limit: pageSize, lastPhotoId: pageParam }
      const answer = await call(listHomePhotoCandidates, { params: { n: String(position) }, query }, { signal })
      return { items: answer.photoList, next: answer.hasNext ? answer.lastPhotoId : undefined }
    },
    getNextPageParam: ({ next }) => next,
  })

/**
 * Backgrounds for the home page (C056). Its key is below the collection’s key, because a new photo may unlock a
 * background.
 */
export const backgroundsQuery = seekQuery({
  queryKey: [...collectionKeys.all, 'backgrounds'],
  by: 'lastBackgroundId',
  ask: (page, signal) => call(listBackgrounds, { query: page }, { signal }),
  itemsOf: ({ list }) => list,
})
