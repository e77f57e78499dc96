import type { Handlers } from '../http/ask.ts'

export const reportHandlers: Handlers<'report'> = {}
