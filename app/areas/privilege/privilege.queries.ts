import { queryOptions } from '@tanstack/react-query'
import { collectionKeys } from '../../queries/collection.keys.ts'

/**
 * The calls about tickets. Imported lazily, because their module contains the schemas of the whole collection, and the
 * address form should not wait for them.
 */
const calls = () => import('./privilege.calls.ts')

/**
 * A special privilege ticket (C068). Refetched on window focus, because its deadline may have passed. If it does not
 * exist, the page says so itself.
 */
export const privilegeTicketQuery = (id: string) =>
  queryOptions({
    queryKey: [...collectionKeys.all, 'privilege', id],
    meta: { handles: ['NotFound'] },
    queryFn: async ({ signal }) => (await calls()).fetchPrivilegeTicket(id, signal),
    refetchOnWindowFocus: 'always',
  })

/** The shipping address that was entered for the ticket (C072). */
export const ticketAddressQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...collectionKeys.all, 'privilege', ticketId, 'address'],
    meta: { handles: ['NotFound'] },
    queryFn: async ({ signal }) => (await calls()).fetchTicketAddress(ticketId, signal),
  })
