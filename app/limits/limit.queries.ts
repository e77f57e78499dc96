import { getCurrencyLimit } from '@tsudoi/contracts/coin/coin.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { memberQueryKey } from '../queries/member.queries.ts'

/** The monthly limits on spending coins by age, and which of them applies to the member (C082). */
export const currencyLimitQuery = queryOptions({
  queryKey: memberQueryKey('currency-limit'),
  queryFn: ({ signal }) => call(getCurrencyLimit, {}, { signal }),
  // Opens no error dialog, because it would close the dialog that shows the limits. That dialog shows the failure.
  meta: { isSilent: true },
})
