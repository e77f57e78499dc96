import type { AreaCases } from '../case.ts'
import type * as endpoints from './ticket.endpoints.ts'

export const ticketCases = {} satisfies AreaCases<typeof endpoints>
