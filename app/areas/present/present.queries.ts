import { listPresentHistory, listPresents } from '@tsudoi/contracts/present/present.endpoints'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { pageSize } from '../../queries/pageSize.ts'

export type PresentOrder = 'latest' | 'oldest'

/** What waits in the box (C084). */
export const presentsQuery = (order: PresentOrder) =>
  infiniteQueryOptions({
    queryKey: ['presents', order],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        listPresents,
        { query: { ascending: order === 'oldest', 'seek.limit': pageSize, 'seek.lastSendTime': pageParam } },
        { signal },
      ),
    getNextPageParam: ({ seek }) => (seek.hasNext ? seek.lastSendTime : undefined),
  })

/** What was received, the latest first (C085). */
export const presentHistoryQuery = infiniteQueryOptions({
  queryKey: ['present-history'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(listPresentHistory, { query: { 'seek.limit': pageSize, 'seek.lastReceiveTime': pageParam } }, { signal }),
  getNextPageParam: ({ seek }) => (seek.hasNext ? seek.lastReceiveTime : undefined),
})
