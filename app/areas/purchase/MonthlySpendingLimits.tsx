import { useQuery } from '@tanstack/react-query'
import { MonthLimits } from '@tsudoi/design-system/screens/purchase/MonthLimits'
import { spendingLimitsView } from '../../limits/limit.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { currencyLimitQuery } from '../../limits/limit.queries.ts'

/** The monthly spending limits per age, fetched only when a limit prevents a purchase (E067, C082). */
export function MonthlySpendingLimits() {
  return <MonthLimits limits={loadableOf(useQuery(currencyLimitQuery), spendingLimitsView)} />
}
