import type { Handlers } from '../http/ask.ts'

export const ticketHandlers: Handlers<'ticket'> = {}
