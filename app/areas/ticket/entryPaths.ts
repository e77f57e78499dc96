import { paths } from '../../paths.ts'

/**
 * The path of the page with a ticket's codes for the door. Not in `paths`, which every page loads before its content.
 */
export const entryCodePath = (ticketId: string) => `${paths.ticket(ticketId)}/entry`

/** The path of the page with which staff check codes at a door. The id is encoded like that of a ticket. */
export const doorPath = (episodeId: string) => `/staff/door${paths.ticket(episodeId).slice(paths.tickets.length)}`
