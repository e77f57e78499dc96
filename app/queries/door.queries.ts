import { listDoorPasses } from '@tsudoi/contracts/door/door.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { lacksCall } from '../api/lacksCall.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { ticketKeys } from './ticket.keys.ts'

/** Whether the host has refused the call in this session because it does not have it. */
let isCallMissing = false
onSessionReset(() => (isCallMissing = false))

const none: ResponseOf<typeof listDoorPasses> = { list: [] }

/**
 * The member's passes for doors, and the doors at which the member works. Empty from a host without the call, which is
 * asked once per session. Stale together with the tickets.
 */
export const doorPassesQuery = queryOptions({
  queryKey: [...ticketKeys.all, 'passes'],
  queryFn: async ({ signal }) => {
    if (isCallMissing) return none
    try {
      return await call(listDoorPasses, {}, { signal })
    } catch (error) {
      if (!lacksCall(error)) throw error
      isCallMissing = true
      return none
    }
  },
  meta: { isSilent: true },
})
