import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { loading, type Loadable } from '@tsudoi/design-system/loadable'
import type { OfferRoom } from '@tsudoi/design-system/screens/offer/offer.types'
import type { More } from '@tsudoi/design-system/screens/programme.types'
import { failureOf } from '../../errors/failure.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { moreOf } from '../../mappers/moreOf.ts'
import { offersQuery, roomQuery } from './offer.queries.ts'
import { roomView } from './offer.mappers.ts'

interface Rooms {
  rooms: Loadable<OfferRoom[]>
  more: More
  onMore: () => void
}

/**
 * The open questions: the list tells the rooms, each is asked for itself. What is here stays while others are asked for, and none is put
 * above one that is read already; a room that cannot be had is a part of the list to be asked for again.
 */
export function useRooms(): Rooms {
  const offers = useInfiniteQuery(offersQuery)
  const ids = new Set(offers.data?.pages.flatMap(({ list }) => list).map(({ roomId }) => roomId))
  const rooms = useQueries({ queries: [...ids].map(roomQuery) })
  const waiting = rooms.findIndex(({ isPending }) => isPending)
  const settled = waiting < 0 ? rooms : rooms.slice(0, waiting)
  const missing = rooms.filter(({ isError, data }) => isError && !data)
  const here = settled.flatMap(({ data }) => (data && roomView(data)) ?? [])
  const askAgain = () => missing.forEach((room) => void room.refetch())
  const [failed] = missing

  if (here.length === 0 && waiting >= 0) return { rooms: loading, more: 'none', onMore: askAgain }
  if (here.length === 0 && failed)
    return {
      rooms: { state: 'failed', failure: failureOf(failed.error), onRetry: askAgain },
      more: 'none',
      onMore: askAgain,
    }
  return {
    rooms: loadableOf(offers, () => here),
    more: waiting >= 0 ? 'loading' : failed ? 'failed' : moreOf(offers),
    onMore: failed ? askAgain : () => void offers.fetchNextPage(),
  }
}
