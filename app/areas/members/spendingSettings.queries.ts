import { queryOptions } from '@tanstack/react-query'
import { syncBreak } from '../../limits/spendingBreak.ts'

/** The query key of where breaks hold. */
export const breakPlaceKey = ['spending-break'] as const

/** Where the member's break holds, after this device and the host have the same break. */
export const breakPlaceQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...breakPlaceKey, accountId],
    queryFn: ({ signal }) => syncBreak(accountId, signal),
    staleTime: 0,
    // The page shows the break of this device instead of a failure.
    meta: { isSilent: true },
  })
