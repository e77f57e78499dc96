import { listTickets } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { ticketKeys } from './ticket.keys.ts'

/** All tickets at once (C024). A ticket's own page finds its ticket in this list (Q33). */
export const ticketsQuery = queryOptions({
  queryKey: ticketKeys.all,
  queryFn: ({ signal }) => call(listTickets, {}, { signal }),
})
