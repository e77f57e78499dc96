import { queryOptions } from '@tanstack/react-query'
import { collectionKeys } from '../../queries/collection.keys.ts'

/** The shapes of the whole collection come with them: a form that is shown first does not wait for those. */
const calls = () => import('./privilege.calls.ts')

/** One special privilege ticket (C068); its page says itself that it is not there. Read anew: its deadline moves it. */
export const privilegeQuery = (id: string) =>
  queryOptions({
    queryKey: [...collectionKeys.all, 'privilege', id],
    meta: { handles: ['NotFound'] },
    queryFn: async ({ signal }) => (await calls()).askTicket(id, signal),
    refetchOnWindowFocus: 'always',
  })

/** The address that was entered for it (C072). */
export const ticketAddressQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...collectionKeys.all, 'privilege', ticketId, 'address'],
    meta: { handles: ['NotFound'] },
    queryFn: async ({ signal }) => (await calls()).askAddress(ticketId, signal),
  })
