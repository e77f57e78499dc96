import { useQuery } from '@tanstack/react-query'
import { isMinor } from './isMinor.ts'
import { currencyLimitQuery } from './limit.queries.ts'

/** Whether the member is known to be below 18, by the age that the host sends with the monthly limits (C082, Q527). */
export function useIsMinor(enabled: boolean): { isMinor: boolean; isLoading: boolean } {
  const { data, isLoading } = useQuery({ ...currencyLimitQuery, enabled })
  return { isMinor: isMinor(data?.age), isLoading }
}
