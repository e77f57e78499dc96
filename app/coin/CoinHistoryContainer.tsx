import { useQuery } from '@tanstack/react-query'
import { CoinHistoryDialog } from '@tsudoi/design-system/screens/coin/CoinHistoryDialog'
import { combineLoadables } from '../mappers/combineLoadables.ts'
import { latestMonths } from '../time/japanMonths.ts'
import { spendingLimitsView } from '../limits/limit.mappers.ts'
import { loadableOf } from '../mappers/loadableOf.ts'
import { paths } from '../paths.ts'
import { currencyLimitQuery } from '../limits/limit.queries.ts'
import { ordersQuery } from '../queries/order.queries.ts'
import { usePagedList } from '../queries/usePagedList.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { viewerOf } from '../session/viewerOf.ts'
import { useLoginHrefs } from '../shell/useLoginHrefs.ts'
import { useCloseHashDialog } from '../shell/useCloseHashDialog.ts'
import { useNow } from '../time/useNow.ts'
import { monthPurchaseView, coinMovementView, withoutRepeatedMovements } from './coin.mappers.ts'
import { coinHistoryQuery } from './coin.queries.ts'

/**
 * Dialog with the member's coin movements, which opens at `#coin-history` on any page. A guest sees links to log in,
 * and no call is made (W157, Q130).
 */
export function CoinHistoryContainer() {
  const close = useCloseHashDialog()
  const enabled = useIsMember()
  const [month] = latestMonths(useNow(), 1)
  const limit = useQuery({ ...currencyLimitQuery, enabled })
  const orders = useQuery({ ...ordersQuery({ start: month.start }), enabled, staleTime: 0, meta: { isSilent: true } })
  const movements = usePagedList({ ...coinHistoryQuery, enabled }, coinMovementView)
  return (
    <CoinHistoryDialog
      open
      onOpenChange={(open) => !open && close()}
      viewer={viewerOf(enabled)}
      month={combineLoadables(loadableOf(limit), loadableOf(orders), ({ maxAmount }, data) =>
        monthPurchaseView(month, data, maxAmount),
      )}
      limits={loadableOf(limit, spendingLimitsView)}
      movements={withoutRepeatedMovements(movements)}
      hrefs={{ ...useLoginHrefs(), shop: paths.shop, profile: paths.profileEdit }}
    />
  )
}
