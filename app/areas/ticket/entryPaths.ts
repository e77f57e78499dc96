import { paths, segment } from '../../paths.ts'

/**
 * The path of the page with a ticket's codes for the door. Not in `paths`, which every page loads before its content.
 */
export const entryCodePath = (ticketId: string) => `${paths.ticket(ticketId)}/entry`

/** The path of the page with which staff check codes at a door. */
export const doorPath = (episodeId: string) => `/staff/door/${segment(episodeId)}`
