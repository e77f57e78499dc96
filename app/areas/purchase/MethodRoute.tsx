import { useQuery } from '@tanstack/react-query'
import { MethodScreen } from '@tsudoi/design-system/screens/purchase/MethodScreen'
import { payMethods, type PurchaseMethod } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { useSearchParams } from 'react-router-dom'
import {
  addressWithPurchase,
  readPendingPurchase,
  purchasePageAddress,
  type PendingPurchase,
} from '../../card/pendingPurchase.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { cardsQuery } from './card.queries.ts'
import { methodOf } from './purchase.mappers.ts'

export function start() {
  if (isMember()) void queryClient.prefetchQuery(cardsQuery)
}

/** A card must be chosen or typed first; the other methods lead directly to the purchase. */
const hrefsOf = (of: PendingPurchase | undefined): Partial<Record<PurchaseMethod, string>> => ({
  ...(of && Object.fromEntries(payMethods.map((method) => [method, purchasePageAddress(of, method)]))),
  PERSISTENT_CARD: addressWithPurchase(paths.cards, of),
  CREDIT_CARD: addressWithPurchase(paths.cardEdit, of),
})

/** The seven payment methods, to choose one for a purchase (`id`, `url`) or to read about them (R038). */
export function Component() {
  const [search] = useSearchParams()
  const { viewer, hrefs } = useMembersOnly()
  const cards = useQuery({ ...cardsQuery, enabled: viewer === 'member' })
  const of = readPendingPurchase(search)
  return (
    <Page>
      <MethodScreen
        viewer={viewer}
        registered={cards.data?.length}
        methodHrefs={hrefsOf(of)}
        chosen={of && methodOf(search.get('method'))}
        hrefs={{ ...hrefs, shop: '#shop', back: of && paths.purchase(of.id, of.url) }}
      />
    </Page>
  )
}
