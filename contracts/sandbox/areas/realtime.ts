import type { Handlers } from '../http/ask.ts'

export const realtimeHandlers: Handlers<'realtime'> = {}
