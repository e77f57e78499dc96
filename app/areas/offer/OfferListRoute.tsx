import { OfferListScreen } from '@tsudoi/design-system/screens/offer/OfferListScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { offersQuery } from './offer.queries.ts'
import { useToggleFavorite } from './useToggleFavorite.ts'
import { useOfferRooms } from './useOfferRooms.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  void queryClient.prefetchInfiniteQuery(offersQuery)
}

/**
 * The list of all open wish lists (リクエスト), in which members mark the items that they wish for. The specification has
 * only the page of one item.
 */
export function Component() {
  const { favor, refusal } = useToggleFavorite()
  return (
    <Page>
      <OfferListScreen
        rooms={useOfferRooms()}
        now={useNow()}
        onFavor={favor}
        refusal={refusal}
        hrefs={{ channels: paths.channels }}
      />
    </Page>
  )
}
