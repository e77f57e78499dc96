import { useQuery } from '@tanstack/react-query'
import { ready } from '@tsudoi/design-system/loadable'
import { PurchaseEndScreen } from '@tsudoi/design-system/screens/purchase/PurchaseEndScreen'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import { paths } from '../../paths.ts'
import { closeLinesOfSettledOrders, usePayPageGate } from '../../payments/payments.ts'
import { invalidateAfterPurchase } from '../../queries/invalidations.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { orderOutcomeOf, purchasedOrderView, type PurchaseEndKind } from './purchaseEnd.mappers.ts'
import { polledOrderQuery } from './purchaseEnd.queries.ts'
import { purchaseReturnUrl } from '../../card/pendingPurchase.ts'

const unknown = ready({ outcome: 'unknown' as const })

/**
 * The result of an order after the visit to the payment gateway. `end` is how the visit ended according to the URL; the
 * shown outcome is what the server knows about the order.
 */
export function PurchaseEnd({ end }: { end: PurchaseEndKind }) {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { viewer, hrefs } = useMembersOnly()
  const transactionId = search.get('transactionId') ?? ''
  const order = useQuery({ ...polledOrderQuery(transactionId), enabled: viewer === 'member' && transactionId !== '' })
  const isPaid = order.data?.status === 'SUCCEEDED'
  useEffect(() => {
    if (isPaid) invalidateAfterPurchase()
  }, [isPaid])
  useEffect(() => closeLinesOfSettledOrders(order.data ? [order.data] : []), [order.data])
  const { guarded, gate } = usePayPageGate()
  const isKnown = transactionId !== '' && !isNotFound(order.error)
  const back = purchaseReturnUrl(search)
  return (
    <Page title={end === 'order' ? 'お支払い待ちの注文' : undefined}>
      <PurchaseEndScreen
        viewer={viewer}
        end={
          isKnown
            ? loadableOf(order, (data) => ({
                outcome: orderOutcomeOf(data, end),
                order: guarded(purchasedOrderView(data)),
              }))
            : unknown
        }
        hrefs={{
          ...hrefs,
          back,
          again: paths.purchase(id, new URL(back, location.origin).href),
          orders: paths.orderHistory,
        }}
      />
      {gate}
    </Page>
  )
}
