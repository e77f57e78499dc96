import { useQueries } from '@tanstack/react-query'
import { loading, ready } from '@tsudoi/design-system/loadable'
import type { Paged } from '@tsudoi/design-system/paged'
import type { OfferRoom } from '@tsudoi/design-system/screens/offer/offer.types'
import { failureOf } from '../../errors/failure.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { offersQuery, offerRoomQuery } from './offer.queries.ts'
import { offerRoomView } from './offer.mappers.ts'

/**
 * The open wish lists (リクエスト; the server calls them rooms). The list endpoint names them; each is then fetched on its
 * own. Loaded wish lists stay visible while others load, and none is inserted above a visible one. If some fail, the
 * list ends with a failed page, which the user can retry.
 */
export function useOfferRooms(): Paged<OfferRoom> {
  const offers = usePagedList(offersQuery, ({ roomId }) => roomId)
  const { items } = offers
  const ids = new Set(items.state === 'ready' ? items.data : [])
  const rooms = useQueries({ queries: [...ids].map(offerRoomQuery) })
  const waiting = rooms.findIndex(({ isPending }) => isPending)
  const settled = waiting < 0 ? rooms : rooms.slice(0, waiting)
  const missing = rooms.filter(({ isError, data }) => isError && !data)
  const shownRooms = settled.flatMap(({ data }) => (data && offerRoomView(data)) ?? [])
  const retryMissing = () => missing.forEach((room) => void room.refetch())
  const [failed] = missing

  if (shownRooms.length === 0 && waiting >= 0) return { items: loading }
  if (shownRooms.length === 0 && failed)
    return { items: { state: 'failed', failure: failureOf(failed.error), onRetry: retryMissing } }
  return {
    items: items.state === 'ready' ? ready(shownRooms) : items,
    more: waiting >= 0 ? 'loading' : failed ? 'failed' : offers.more,
    onMore: failed ? retryMissing : offers.onMore,
  }
}
