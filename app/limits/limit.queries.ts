import { getCurrencyLimit } from '@tsudoi/contracts/coin/coin.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { memberQueryKey } from '../queries/member.queries.ts'

/** The monthly spending limits on coins by age, and which one applies to the member (C082). */
export const currencyLimitQuery = queryOptions({
  queryKey: memberQueryKey('currency-limit'),
  queryFn: ({ signal }) => call(getCurrencyLimit, {}, { signal }),
  // Opens no error dialog, which would close the dialog that shows the limits. The failure is shown in place.
  meta: { isSilent: true },
})
