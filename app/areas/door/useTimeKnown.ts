import { useQuery } from '@tanstack/react-query'
import { readServerTime } from '../../time/readServerTime.ts'

/** How often the server's time is read again, in milliseconds. */
const renewedMs = 10 * 60_000

/** Whether the app's clock has the server's time. Codes depend on it to the half minute. Undefined until it answers. */
export function useTimeKnown(isWanted: boolean): boolean | undefined {
  const { isSuccess, isError } = useQuery({
    queryKey: ['server-time'],
    queryFn: async () => {
      await readServerTime()
      return true
    },
    enabled: isWanted,
    refetchInterval: renewedMs,
    staleTime: 0,
    meta: { isSilent: true },
  })
  return isSuccess || isError ? isSuccess : undefined
}
