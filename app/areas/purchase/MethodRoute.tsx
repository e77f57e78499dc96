import { useQuery } from '@tanstack/react-query'
import { MethodScreen } from '@tsudoi/design-system/screens/purchase/MethodScreen'
import { nonCardMethods, type PurchaseMethod } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { useSearchParams } from 'react-router-dom'
import {
  addressWithPurchase,
  readPendingPurchase,
  purchasePageAddress,
  type PendingPurchase,
} from '../../card/pendingPurchase.ts'
import { useIsMinor } from '../../limits/useIsMinor.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { cardsQuery } from './card.queries.ts'
import { paymentMethodFromUrl } from './purchase.mappers.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchQuery(cardsQuery)
}

/**
 * The links of the payment methods. A card must be chosen or typed first; the other methods link directly to the
 * purchase.
 */
const hrefsOf = (purchase: PendingPurchase | undefined): Partial<Record<PurchaseMethod, string>> => ({
  ...(purchase && Object.fromEntries(nonCardMethods.map((method) => [method, purchasePageAddress(purchase, method)]))),
  PERSISTENT_CARD: addressWithPurchase(paths.cards, purchase),
  CREDIT_CARD: addressWithPurchase(paths.cardEdit, purchase),
})

/**
 * The page with the seven payment methods: to choose one for the purchase that `id` and `url` name, or to read about
 * them (R038).
 */
export function Component() {
  const [search] = useSearchParams()
  const { viewer, hrefs } = useMembersOnly()
  const cards = useQuery({ ...cardsQuery, enabled: viewer === 'member' })
  const { isMinor } = useIsMinor(viewer === 'member')
  const purchase = readPendingPurchase(search)
  return (
    <Page>
      <MethodScreen
        viewer={viewer}
        registered={cards.data?.length}
        isMinor={isMinor}
        methodHrefs={hrefsOf(purchase)}
        chosen={purchase && paymentMethodFromUrl(search.get('method'))}
        hrefs={{ ...hrefs, shop: '#shop', back: purchase && paths.purchase(purchase.id, purchase.url) }}
      />
    </Page>
  )
}
