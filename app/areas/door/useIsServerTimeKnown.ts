import { useQuery } from '@tanstack/react-query'
import { serverTimeQuery } from './door.queries.ts'

/** Whether the app knows the server's time. Requests it if `isWanted`. Undefined until the server has answered. */
export function useIsServerTimeKnown(isWanted: boolean): boolean | undefined {
  const { isSuccess, isError } = useQuery({ ...serverTimeQuery, enabled: isWanted })
  return isSuccess || isError ? isSuccess : undefined
}
