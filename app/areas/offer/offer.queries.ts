import { listOfferItems } from '@tsudoi/contracts/offer/offer.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { offerKeys } from './offer.keys.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

/** An item with its room, by the list call (C116, Q33). The page itself shows the handled errors. */
export const offerItemQuery = (itemId: string) =>
  queryOptions({
    queryKey: offerKeys.item(itemId),
    meta: { handles: ['NotFound', 'OutOfTerm'] },
    queryFn: ({ signal }) => call(listOfferItems, { query: { itemId } }, { signal }),
  })

/** Items of all open rooms, page by page. */
export const offersQuery = seekQuery({
  queryKey: offerKeys.list(),
  by: 'lastItemId',
  ask: (page, signal) => call(listOfferItems, { query: page }, { signal }),
  itemsOf: ({ list }) => list,
})

/** A room with its items. Silent, because the list shows that a room is missing. */
export const offerRoomQuery = (roomId: string) =>
  queryOptions({
    queryKey: offerKeys.room(roomId),
    meta: { isSilent: true },
    queryFn: ({ signal }) => call(listOfferItems, { query: { roomId } }, { signal }),
  })
