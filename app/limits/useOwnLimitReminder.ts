import { useQuery } from '@tanstack/react-query'
import { yenText } from '@tsudoi/design-system/text/yenText'
import { boughtInMonth } from '../mappers/boughtInMonth.ts'
import { latestMonths } from '../time/japanMonths.ts'
import { exceedsOwnLimit, ownLimitAt } from './ownLimit.ts'
import { useOwnLimit } from './ownLimits.ts'
import { useSession } from '../session/sessionStore.ts'
import { useNow } from '../time/useNow.ts'
import { ordersQuery } from '../queries/order.queries.ts'

/**
 * The reminder before a payment of `price` yen that would exceed the member's own limit. Undefined if it would not, if
 * `price` is undefined because the payment is in another unit, or until this month's orders are loaded. Orders that the
 * member can still pay count as paid (Q132).
 */
export function useOwnLimitReminder(price: number | undefined): string | undefined {
  const now = useNow()
  const limit = useOwnLimit(useSession((session) => session.accountId))
  const limitYen = ownLimitAt(limit, now)
  const [month] = latestMonths(now, 1)
  const orders = useQuery({
    ...ordersQuery({ start: month.start }),
    enabled: limitYen !== undefined && price !== undefined,
    staleTime: 0,
    meta: { isSilent: true },
  })
  if (!orders.data || price === undefined || limitYen === undefined) return undefined
  const { paid, waiting } = boughtInMonth(month, orders.data.list)
  const spentThisMonth = paid + waiting
  if (!exceedsOwnLimit(limit, { spentThisMonth, price, now })) return undefined
  return `今月の購入は合わせて${yenText(spentThisMonth + price)}になり、ご自身で決めた目安の${yenText(limitYen)}を超えます。`
}
