import { useQuery } from '@tanstack/react-query'
import type { Paged } from '@tsudoi/design-system/paged'
import type { Order, OrderRecheck } from '@tsudoi/design-system/screens/order/order.types'
import { useEffect, useState } from 'react'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { closeLinesOfSettledOrders } from '../../payments/payments.ts'
import { invalidateAfterPurchase } from '../../queries/invalidations.ts'
import { orderQuery, ordersQuery } from '../../queries/order.queries.ts'
import { pageSize } from '../../queries/pageSize.ts'
import { queryClient } from '../../queryClient.ts'
import { serverIso } from '../../time/clock.ts'
import { orderView } from './order.mappers.ts'
import { nextPollMs, newlyPaidOrders, withUpdatedOrder, type OrdersAnswer } from './orderPolling.ts'
import type { OrderPeriod } from './orderPeriods.ts'
import { isolated } from '@tsudoi/design-system/text/isolated'

/**
 * The orders of a period, polled while any is pending. The call returns all of them at once, and the list shows more on
 * request.
 *
 * @param guarded makes the link that pays an order check the member's own spending settings first
 */
export function useOrders(period: OrderPeriod, enabled: boolean, guarded: (order: Order) => Order) {
  const query = ordersQuery(period)
  const orders = useQuery({ ...query, enabled, refetchInterval: nextPollMs })
  useEffect(() => closeLinesOfSettledOrders(orders.data?.list ?? []), [orders.data])
  const [shown, setShown] = useState(pageSize)
  const list: Paged<Order> = {
    items: loadableOf(orders, (data) => data.list.slice(0, shown).map(orderView).map(guarded)),
    more: (orders.data?.list.length ?? 0) > shown ? 'idle' : 'none',
    onMore: () => setShown(shown + pageSize),
  }
  const storeOrder = (order: OrdersAnswer['list'][number]) =>
    queryClient.setQueryData(query.queryKey, (data) => data && withUpdatedOrder(data, order))
  return { orders: list, news: useNews(orders.data), look: useOrderRefresh(storeOrder) }
}

/** The message about orders that were paid while the page was open. Also refetches the balance of coins. */
function useNews(orders: OrdersAnswer | undefined): string | undefined {
  const [seen, setSeen] = useState(orders)
  const [news, setNews] = useState<string>()
  if (orders !== seen) {
    setSeen(orders)
    const paid = newlyPaidOrders(seen, orders)
    if (paid.length > 0)
      setNews(`${paid.map(({ itemName }) => isolated(itemName)).join('、')}のお支払いを確かめました。`)
  }
  useEffect(() => {
    if (news) invalidateAfterPurchase()
  }, [news])
  return news
}

/** Refetches one order on the user's request, and passes it to `take`. A failure is shown in a dialog. */
function useOrderRefresh(take: (order: OrdersAnswer['list'][number]) => void): OrderRecheck {
  const [looking, setLooking] = useState<string>()
  const [looked, setLooked] = useState<{ id: string; time: string }>()
  const onLook = (id: string) => {
    setLooking(id)
    setLooked(undefined)
    queryClient
      .fetchQuery(orderQuery(id))
      .then((order) => {
        take(order)
        setLooked({ id, time: serverIso() })
      })
      .catch(() => {})
      .finally(() => setLooking(undefined))
  }
  return { onLook, looking, looked }
}
