import { listDoorPasses } from '@tsudoi/contracts/door/door.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { isCallUnsupported } from '../api/isCallUnsupported.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { ticketKeys } from './ticket.keys.ts'

/** Whether the server has answered in this session that it does not have the call for door passes. */
let isCallMissing = false
onSessionReset(() => (isCallMissing = false))

const none: ResponseOf<typeof listDoorPasses> = { list: [] }

/**
 * The member's passes for doors, and the doors at which the member works. Empty if the server does not have the call,
 * which is then sent only once per session. Becomes stale together with the tickets.
 */
export const doorPassesQuery = queryOptions({
  queryKey: [...ticketKeys.all, 'passes'],
  queryFn: async ({ signal }) => {
    if (isCallMissing) return none
    try {
      return await call(listDoorPasses, {}, { signal })
    } catch (error) {
      if (!isCallUnsupported(error)) throw error
      isCallMissing = true
      return none
    }
  },
  meta: { isSilent: true },
})
