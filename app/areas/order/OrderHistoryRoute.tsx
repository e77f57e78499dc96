import { OrderHistoryScreen } from '@tsudoi/design-system/screens/order/OrderHistoryScreen'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadOutcomePolling, usePayPageGate } from '../../payments/payments.ts'
import { paths } from '../../paths.ts'
import { ordersQuery } from '../../queries/order.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { serverIso } from '../../time/clock.ts'
import { isMember } from '../../session/sessionStore.ts'
import type { PageFile } from '../../pageSpec.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../time/useNow.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { viewingPurchasesQuery } from './order.queries.ts'
import { viewingPurchaseView } from './order.mappers.ts'
import { orderPeriods, selectedPeriod } from './orderPeriods.ts'
import { useOrders } from './useOrders.ts'

const kinds = { coins: paths.orderHistory, viewings: `${paths.orderHistory}?kind=viewings` }

/** While the page is open, looks up the outcome of payments whose answer was lost (X13). */
function usePaymentLookup(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const begin = () =>
      void loadOutcomePolling().then(
        ({ pollOutcomes }) => (isGone ? undefined : (stop = pollOutcomes())),
        // Retries when the device is online again, because the module may have failed to load without a connection.
        () => addEventListener('online', begin, { once: true }),
      )
    begin()
    return () => {
      removeEventListener('online', begin)
      isGone = true
      stop?.()
    }
  }, [isOn])
}

const kindOf = (search: URLSearchParams) => (search.get('kind') === 'viewings' ? 'viewings' : 'coins')

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ search }) => {
  if (!isMember()) return
  const period = selectedPeriod(orderPeriods(serverIso()), search)
  if (kindOf(search) === 'viewings') void queryClient.prefetchInfiniteQuery(viewingPurchasesQuery)
  else void queryClient.prefetchQuery(ordersQuery(period))
}

/**
 * The page with the member's orders and viewing purchases. A guest may open it, is asked to log in, and no member call
 * is sent (R045, Q17).
 */
export function Component() {
  const { viewer, hrefs } = useMembersOnly()
  usePaymentLookup(viewer === 'member')
  const [search] = useSearchParams()
  const kind = kindOf(search)
  const periods = orderPeriods(useNow())
  const period = selectedPeriod(periods, search)
  const { guarded, gate } = usePayPageGate()
  const { orders, news, look } = useOrders(period, viewer === 'member' && kind === 'coins', guarded)
  const viewings = usePagedList(
    { ...viewingPurchasesQuery, enabled: viewer === 'member' && kind === 'viewings' },
    viewingPurchaseView,
  )
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
        look={look}
        news={news}
        onOpenShop={useOpenShop()}
        hrefs={{ ...hrefs, ...kinds, channels: paths.channels }}
      />
      {gate}
    </Page>
  )
}
