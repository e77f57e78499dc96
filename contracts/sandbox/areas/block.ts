import type { Handlers } from '../http/ask.ts'

export const blockHandlers: Handlers<'block'> = {}
