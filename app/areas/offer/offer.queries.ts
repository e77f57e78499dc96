import { listOfferItems } from '@tsudoi/contracts/offer/offer.endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { pageSize } from '../../queries/pageSize.ts'

/** One item with its room, out of the list call (C116, Q33). What the page says itself gets no dialog. */
export const offerQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['offers', 'item', itemId],
    meta: { handles: ['NotFound', 'OutOfTerm'] },
    queryFn: ({ signal }) => call(listOfferItems, { query: { itemId } }, { signal }),
  })

/** Items of all open rooms, page by page. */
export const offersQuery = infiniteQueryOptions({
  queryKey: ['offers', 'all'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(listOfferItems, { query: { 'seek.limit': pageSize, 'seek.lastItemId': pageParam } }, { signal }),
  getNextPageParam: ({ seek }) => (seek.hasNext ? seek.lastItemId : undefined),
})

/** A room with its items. The list that asks for it says itself when it is missing. */
export const roomQuery = (roomId: string) =>
  queryOptions({
    queryKey: ['offers', 'room', roomId],
    meta: { isSilent: true },
    queryFn: ({ signal }) => call(listOfferItems, { query: { roomId } }, { signal }),
  })
