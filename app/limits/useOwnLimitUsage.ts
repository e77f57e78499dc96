import { useQuery } from '@tanstack/react-query'
import type { OwnLimitUsage } from '@tsudoi/design-system/screens/mypage/spending.types'
import { yenText } from '@tsudoi/design-system/text/yenText'
import { boughtInMonth } from '../mappers/boughtInMonth.ts'
import { latestMonths } from '../time/japanMonths.ts'
import { exceedsOwnLimit, ownLimitAt } from './ownLimit.ts'
import { useOwnLimit } from './ownLimits.ts'
import { useSession } from '../session/sessionStore.ts'
import { useNow } from '../time/useNow.ts'
import { ordersQuery } from '../queries/order.queries.ts'

/** What the last step of a payment shows about the member's own limit. */
interface ShownLimit {
  /** This month's purchases and the limit. */
  usage?: OwnLimitUsage
  /** The reminder that the payment would exceed the limit. */
  reminder?: string
}

/**
 * The member's own monthly limit before a payment of `price` yen: this month's purchases beside the limit, and a
 * reminder if the payment would exceed it. Empty if the member has set no limit, and until this month's orders are
 * loaded. Orders that the member can still pay count as paid (Q132, Q529).
 *
 * @param price The yen of this payment: 0 for a payment in coins, which were bought before.
 */
export function useOwnLimitUsage(price: number): ShownLimit {
  const now = useNow()
  const limit = useOwnLimit(useSession((session) => session.accountId))
  const limitYen = ownLimitAt(limit, now)
  const [month] = latestMonths(now, 1)
  const orders = useQuery({
    ...ordersQuery({ start: month.start }),
    enabled: limitYen !== undefined,
    staleTime: 0,
    meta: { isSilent: true },
  })
  if (!orders.data || limitYen === undefined) return {}
  const { paid, waiting } = boughtInMonth(month, orders.data.list)
  const spent = paid + waiting
  const usage = { spent, limit: limitYen }
  if (price === 0 || !exceedsOwnLimit(limit, { spentThisMonth: spent, price, now })) return { usage }
  const reminder = `今月の購入は合わせて${yenText(spent + price)}になり、ご自身で決めた目安の${yenText(limitYen)}を超えます。`
  return { usage, reminder }
}
