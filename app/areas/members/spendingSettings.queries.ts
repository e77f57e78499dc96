import { queryOptions } from '@tanstack/react-query'
import { syncBreak } from '../../limits/spendingBreak.ts'

/** The query key of where breaks from purchases apply. */
export const spendingBreakScopeKey = ['spending-break'] as const

/**
 * Where the member's break from purchases applies: on this device only, or on all devices of the account. First makes
 * the breaks of this device and of the host equal.
 */
export const spendingBreakScopeQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...spendingBreakScopeKey, accountId],
    queryFn: ({ signal }) => syncBreak(accountId, signal),
    staleTime: 0,
    // The page shows the break of this device instead of a failure.
    meta: { isSilent: true },
  })
