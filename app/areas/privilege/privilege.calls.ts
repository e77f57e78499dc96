import { getPrivilegeTicket, getTicketAddress } from '@tsudoi/contracts/collection/collection.endpoints'
import { call } from '../../api/call.ts'

/** Fetches a special privilege ticket (C068). */
export const fetchPrivilegeTicket = (id: string, signal: AbortSignal) =>
  call(getPrivilegeTicket, { params: { id } }, { signal })

/** Fetches the shipping address that was entered for a ticket (C072). */
export const fetchTicketAddress = (ticketId: string, signal: AbortSignal) =>
  call(getTicketAddress, { query: { ticketId } }, { signal })
