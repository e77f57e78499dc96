import { useQuery } from '@tanstack/react-query'
import { CoinHistoryDialog } from '@tsudoi/design-system/screens/coin/CoinHistoryDialog'
import { bothOf } from '../mappers/bothOf.ts'
import { latestMonths } from '../time/japanMonths.ts'
import { limitsView } from '../limits/limit.mappers.ts'
import { loadableOf } from '../mappers/loadableOf.ts'
import { paths } from '../paths.ts'
import { currencyLimitQuery } from '../limits/limit.queries.ts'
import { ordersQuery } from '../queries/order.queries.ts'
import { usePagedList } from '../queries/usePagedList.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { useEntryHrefs } from '../shell/useEntryHrefs.ts'
import { useHashDialog } from '../shell/useHashDialog.ts'
import { useNow } from '../time/useNow.ts'
import { monthPurchaseOf, movementView, withoutRepeats } from './coin.mappers.ts'
import { coinHistoryQuery } from './coin.queries.ts'

/**
 * Dialog that opens at `#coin-history` on any page. A guest sees links to log in, and no member call is made (W157,
 * Q130).
 */
export function CoinHistoryHost() {
  const close = useHashDialog()
  const enabled = useIsMember()
  const [month] = latestMonths(useNow(), 1)
  const limit = useQuery({ ...currencyLimitQuery, enabled })
  const orders = useQuery({ ...ordersQuery({ start: month.start }), enabled, staleTime: 0, meta: { isSilent: true } })
  const movements = usePagedList({ ...coinHistoryQuery, enabled }, movementView)
  return (
    <CoinHistoryDialog
      open
      onOpenChange={(open) => !open && close()}
      viewer={enabled ? 'member' : 'guest'}
      month={bothOf(loadableOf(limit), loadableOf(orders), ({ maxAmount }, data) =>
        monthPurchaseOf(month, data, maxAmount),
      )}
      limits={loadableOf(limit, limitsView)}
      movements={withoutRepeats(movements)}
      hrefs={{ ...useEntryHrefs(), shop: paths.shop, profile: paths.profileEdit }}
    />
  )
}
