import { useQuery } from '@tanstack/react-query'
import type { Paged } from '@tsudoi/design-system/paged'
import type { Order, OrderLook } from '@tsudoi/design-system/screens/order/order.types'
import { useEffect, useState } from 'react'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { invalidateAfterPurchase } from '../../queries/invalidations.ts'
import { orderQuery, ordersQuery } from '../../queries/order.queries.ts'
import { pageSize } from '../../queries/pageSize.ts'
import { queryClient } from '../../queryClient.ts'
import { serverNow } from '../../time/clock.ts'
import { orderView } from './order.mappers.ts'
import { nextPollMs, newlyPaid, withOrder, type Orders } from './orderLook.ts'
import type { OrderPeriod } from './orderPeriods.ts'

/**
 * The orders of a period, polled while any is pending. The call returns all of them at once; the list reveals them in
 * pages.
 */
export function useOrders(period: OrderPeriod, enabled: boolean) {
  const query = ordersQuery(period)
  const orders = useQuery({ ...query, enabled, refetchInterval: nextPollMs })
  const [shown, setShown] = useState(pageSize)
  const list: Paged<Order> = {
    items: loadableOf(orders, (data) => data.list.slice(0, shown).map(orderView)),
    more: (orders.data?.list.length ?? 0) > shown ? 'idle' : 'none',
    onMore: () => setShown(shown + pageSize),
  }
  const storeOrder = (order: Orders['list'][number]) =>
    queryClient.setQueryData(query.queryKey, (data) => data && withOrder(data, order))
  return { orders: list, news: useNews(orders.data), look: useOrderRefresh(storeOrder) }
}

/** Message about orders that became paid while the page was open; also refreshes the balance. */
function useNews(orders: Orders | undefined): string | undefined {
  const [seen, setSeen] = useState(orders)
  const [news, setNews] = useState<string>()
  if (orders !== seen) {
    setSeen(orders)
    const paid = newlyPaid(seen, orders)
    if (paid.length > 0) setNews(`${paid.map(({ itemName }) => itemName).join('、')}のお支払いを確かめました。`)
  }
  useEffect(() => {
    if (news) invalidateAfterPurchase()
  }, [news])
  return news
}

/** Refreshes one order on the user's request. A failure is shown by its dialog. */
function useOrderRefresh(take: (order: Orders['list'][number]) => void): OrderLook {
  const [looking, setLooking] = useState<string>()
  const [looked, setLooked] = useState<{ id: string; time: string }>()
  const onLook = (id: string) => {
    setLooking(id)
    setLooked(undefined)
    queryClient
      .fetchQuery(orderQuery(id))
      .then((order) => {
        take(order)
        setLooked({ id, time: new Date(serverNow()).toISOString() })
      })
      .catch(() => {})
      .finally(() => setLooking(undefined))
  }
  return { onLook, looking, looked }
}
