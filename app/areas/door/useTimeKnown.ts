import { useQuery } from '@tanstack/react-query'
import { serverTimeQuery } from './door.queries.ts'

/** Whether the app's clock has the server's time. Undefined until the server has answered. */
export function useTimeKnown(isWanted: boolean): boolean | undefined {
  const { isSuccess, isError } = useQuery({ ...serverTimeQuery, enabled: isWanted })
  return isSuccess || isError ? isSuccess : undefined
}
