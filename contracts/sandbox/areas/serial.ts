import type { Handlers } from '../http/ask.ts'

export const serialHandlers: Handlers<'serial'> = {}
