import { getDoor } from '@tsudoi/contracts/door/door.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** How often the page reads what other entrances have recorded, in milliseconds. */
const pollMs = 10_000

/** The passes of a door. They leave the memory with the page, because they contain secrets; the device's cache has them. */
export const doorQuery = (id: string) =>
  queryOptions({
    queryKey: ['door', id],
    queryFn: ({ signal }) => call(getDoor, { params: { id } }, { signal }),
    refetchInterval: pollMs,
    gcTime: 0,
    staleTime: 0,
    meta: { handles: ['NotFound', 'PermissionDenied', 'OutOfTerm'] },
  })
