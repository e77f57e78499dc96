import type { Handlers } from '../http/ask.ts'

export const specialHandlers: Handlers<'special'> = {}
