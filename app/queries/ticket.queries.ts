import { listTickets } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { ticketKeys } from './ticket.keys.ts'

/** All tickets of the member, in one answer. The page of a ticket finds its ticket in this list (C024, Q33). */
export const ticketsQuery = queryOptions({
  queryKey: ticketKeys.all,
  queryFn: ({ signal }) => call(listTickets, {}, { signal }),
})
