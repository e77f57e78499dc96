import '@tsudoi/design-system/late.css'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { OfferListScreen } from '@tsudoi/design-system/screens/offer/OfferListScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../shell/useNow.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { moreOf } from '../../mappers/moreOf.ts'
import { offersQuery, roomQuery } from './offer.queries.ts'
import { roomView } from './offer.mappers.ts'
import { useFavor } from './useFavor.ts'

export function start() {
  void queryClient.prefetchInfiniteQuery(offersQuery)
}

/** All open questions, on a route of ours: the documents give one item's page only. The list tells the rooms, each is asked for itself. */
export function Component() {
  const offers = useInfiniteQuery(offersQuery)
  const ids = new Set(offers.data?.pages.flatMap(({ list }) => list).map(({ roomId }) => roomId))
  const rooms = useQueries({ queries: [...ids].map(roomQuery) })
  const { favor, refusal } = useFavor()
  const isAsking = rooms.some(({ isPending }) => isPending)
  const failed = rooms.find(({ isError, data }) => isError && !data)
  const list = loadableOf(offers, () => rooms.flatMap(({ data }) => (data && roomView(data)) ?? []))
  return (
    <Page>
      <OfferListScreen
        rooms={failed ? loadableOf(failed, () => []) : isAsking ? { state: 'loading' } : list}
        now={useNow()}
        onFavor={favor}
        refusal={refusal}
        more={moreOf(offers)}
        onMore={() => void offers.fetchNextPage()}
        hrefs={{ channels: paths.channels }}
      />
    </Page>
  )
}
