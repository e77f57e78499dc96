import { useQuery } from '@tanstack/react-query'
import type { Paged } from '@tsudoi/design-system/paged'
import type { Order } from '@tsudoi/design-system/screens/order/order.types'
import { OrderHistoryScreen } from '@tsudoi/design-system/screens/order/OrderHistoryScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ordersQuery } from '../../queries/order.queries.ts'
import { pageSize } from '../../queries/pageSize.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../shell/useNow.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { viewingsQuery } from './order.queries.ts'
import { orderView, viewingView } from './order.mappers.ts'
import { orderPeriods, type Period } from './orderPeriods.ts'

const kinds = { coins: paths.orderHistory, viewings: `${paths.orderHistory}?kind=viewings` }

/** The call gives all orders of a period at once: they are shown page by page all the same. */
function useOrders(period: Period, enabled: boolean): Paged<Order> {
  const orders = useQuery({ ...ordersQuery(period), enabled })
  const [shown, setShown] = useState(pageSize)
  return {
    items: loadableOf(orders, ({ list }) => list.slice(0, shown).map(orderView)),
    more: (orders.data?.list.length ?? 0) > shown ? 'idle' : 'none',
    onMore: () => setShown(shown + pageSize),
  }
}

/** R045. The route is open; a guest meets the login-required alert, and no member call is sent (Q17). */
export function Component() {
  const { viewer, hrefs } = useMembersOnly()
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'viewings' ? 'viewings' : 'coins'
  const periods = orderPeriods(useNow())
  const period = periods.find(({ value }) => value === search.get('period')) ?? { value: 'all', label: '' }
  const orders = useOrders(period, viewer === 'member' && kind === 'coins')
  const viewings = usePagedList({ ...viewingsQuery, enabled: viewer === 'member' && kind === 'viewings' }, viewingView)
  return (
    <Page>
      <OrderHistoryScreen
        viewer={viewer}
        history={kind === 'coins' ? { kind, orders } : { kind, viewings }}
        period={period.value}
        periods={periods.map(({ value, label }) => ({
          value,
          label,
          href: kinds.coins + (value === 'all' ? '' : `?period=${value}`),
        }))}
        onOpenShop={useOpenShop()}
        hrefs={{ ...hrefs, ...kinds, channels: paths.channels }}
      />
    </Page>
  )
}
