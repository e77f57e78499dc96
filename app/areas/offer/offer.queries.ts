import { listOfferItems } from '@tsudoi/contracts/offer/offer.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { offerKeys } from './offer.keys.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

/** An item with its wish list, from the list endpoint (C116, Q33). The page itself shows the errors in `handles`. */
export const offerItemQuery = (itemId: string) =>
  queryOptions({
    queryKey: offerKeys.item(itemId),
    meta: { handles: ['NotFound', 'OutOfTerm'] },
    queryFn: ({ signal }) => call(listOfferItems, { query: { itemId } }, { signal }),
  })

/** The items of all open wish lists (リクエスト), page by page. */
export const offersQuery = seekQuery({
  queryKey: offerKeys.list(),
  by: 'lastItemId',
  ask: (page, signal) => call(listOfferItems, { query: page }, { signal }),
  itemsOf: ({ list }) => list,
})

/**
 * A wish list, which the server calls a room, with its items. Errors are silent, because the page of all wish lists
 * shows what failed.
 */
export const offerRoomQuery = (roomId: string) =>
  queryOptions({
    queryKey: offerKeys.room(roomId),
    meta: { isSilent: true },
    queryFn: ({ signal }) => call(listOfferItems, { query: { roomId } }, { signal }),
  })
