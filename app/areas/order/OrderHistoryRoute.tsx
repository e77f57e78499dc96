import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { OrderHistoryScreen } from '@tsudoi/design-system/screens/order/OrderHistoryScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { pageSize } from '../../queries/pageSize.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../shell/useNow.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { moreOf } from '../../mappers/moreOf.ts'
import { ordersQuery, viewingsQuery } from './order.queries.ts'
import { orderView, viewingView } from './order.mappers.ts'
import { orderPeriods } from './orderPeriods.ts'

const kinds = { coins: paths.orderHistory, viewings: `${paths.orderHistory}?kind=viewings` }

/** R045. The route is open; a guest meets the login-required alert, and no member call is sent (Q17). */
export function Component() {
  const { viewer, hrefs } = useMembersOnly()
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'viewings' ? 'viewings' : 'coins'
  const periods = orderPeriods(useNow())
  const period = periods.find(({ value }) => value === search.get('period')) ?? { value: 'all', label: '' }
  const [shown, setShown] = useState(pageSize)
  const orders = useQuery({ ...ordersQuery(period), enabled: viewer === 'member' && kind === 'coins' })
  const viewings = useInfiniteQuery({ ...viewingsQuery, enabled: viewer === 'member' && kind === 'viewings' })
  const hasMore = (orders.data?.list.length ?? 0) > shown
  const isCoins = kind === 'coins'
  return (
    <Page>
      <OrderHistoryScreen
        viewer={viewer}
        history={
          isCoins
            ? { kind, orders: loadableOf(orders, ({ list }) => list.slice(0, shown).map(orderView)) }
            : {
                kind,
                viewings: loadableOf(viewings, ({ pages }) => pages.flatMap(({ list }) => list).map(viewingView)),
              }
        }
        period={period.value}
        periods={periods.map(({ value, label }) => ({
          value,
          label,
          href: kinds.coins + (value === 'all' ? '' : `?period=${value}`),
        }))}
        more={isCoins ? (hasMore ? 'idle' : 'none') : moreOf(viewings)}
        onMore={() => (isCoins ? setShown(shown + pageSize) : void viewings.fetchNextPage())}
        onOpenShop={useOpenShop()}
        hrefs={{ ...hrefs, ...kinds, channels: paths.channels }}
      />
    </Page>
  )
}
