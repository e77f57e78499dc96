import { useQuery } from '@tanstack/react-query'
import { ready } from '@tsudoi/design-system/loadable'
import { OfferScreen } from '@tsudoi/design-system/screens/offer/OfferScreen'
import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { offerItemQuery } from './offer.queries.ts'
import { offerItemView } from './offer.mappers.ts'
import { useToggleFavorite } from './useToggleFavorite.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(offerItemQuery(id))
}

/**
 * The page of one item of a wish list. The list endpoint returns the item, because there is no endpoint for a single
 * one (R072, Q33).
 */
export function Component() {
  const { id = '' } = useParams()
  const offer = useQuery(offerItemQuery(id))
  const { favor, refusal } = useToggleFavorite()
  const room = offer.data?.room
  return (
    <Page
      title={offer.data?.item?.name}
      channel={room && { id: room.ipId, seed: room.oshiColor }}
      back={{ label: 'リクエスト', href: paths.offers }}
    >
      <OfferScreen
        offer={isNotFound(offer.error) ? ready(undefined) : loadableOf(offer, offerItemView)}
        now={useNow()}
        onFavor={favor}
        refusal={refusal}
        hrefs={{ list: paths.offers, top: paths.home }}
      />
    </Page>
  )
}
