import { getDoor } from '@tsudoi/contracts/door/door.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { readServerTime } from '../../time/readServerTime.ts'

/** How often the page reads what other entrances have recorded, in milliseconds. */
const pollMs = 10_000

/**
 * The passes of a door. They contain secrets, so they are removed from memory when the user leaves the page. The
 * response cache on the device keeps them for offline use.
 */
export const doorQuery = (id: string) =>
  queryOptions({
    queryKey: ['door', id],
    queryFn: ({ signal }) => call(getDoor, { params: { id } }, { signal }),
    refetchInterval: pollMs,
    gcTime: 0,
    staleTime: 0,
    meta: { handles: ['NotFound', 'PermissionDenied', 'OutOfTerm'] },
  })

/** How often the server's time is read again, in milliseconds. */
const timeRenewedMs = 10 * 60_000

/** Sets the app's clock to the server's time. Codes depend on it to the half minute. */
export const serverTimeQuery = queryOptions({
  queryKey: ['server-time'],
  queryFn: async () => {
    await readServerTime()
    return true
  },
  refetchInterval: timeRenewedMs,
  staleTime: 0,
  meta: { isSilent: true },
})
