import { listPresentHistory, listPresents, receivePresents } from '@tsudoi/contracts/present/present.endpoints'
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { refreshInventory } from '../../queries/refreshInventory.ts'
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

/**
 * Receives one present, or everything in the box (C086): one after the other, and each once however often it is sent. NotFound, of one
 * present, is said at its row.
 */
export const receiveMutation = mutationOptions({
  mutationKey: ['present-receive'],
  scope: { id: 'present-receive' },
  meta: { handles: ['NotFound'] },
  mutationFn: (id: string) =>
    sendOnce(`present.${id}`, (idempotencyKey) =>
      call(receivePresents, { body: id === 'all' ? {} : { present_ids: [id] } }, { idempotencyKey }),
    ),
  onSuccess: refreshInventory,
})
