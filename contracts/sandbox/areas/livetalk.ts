import type { Handlers } from '../http/ask.ts'

export const livetalkHandlers: Handlers<'livetalk'> = {}
