import type { ticketStates } from '../../states/ticket.ts'
import type { AreaStateHandlers } from './place.ts'

export const ticketStateHandlers: AreaStateHandlers<typeof ticketStates> = { setup: {}, teardown: {} }
