import type { Handlers } from '../http/ask.ts'

export const eventHandlers: Handlers<'event'> = {}
