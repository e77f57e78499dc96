import { getCurrencyLimit } from '@tsudoi/contracts/coin/coin.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { memberKey } from './member.queries.ts'

/** How much each age may spend on coins in a month, and which row is the member's (C082). */
export const currencyLimitQuery = queryOptions({
  queryKey: memberKey('currency-limit'),
  queryFn: ({ signal }) => call(getCurrencyLimit, {}, { signal }),
  // Shown in its place: a dialog of its own would close the one that it is in.
  meta: { isSilent: true },
})
