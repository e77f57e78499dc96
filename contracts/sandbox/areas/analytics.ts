import type { Handlers } from '../http/ask.ts'

export const analyticsHandlers: Handlers<'analytics'> = {}
