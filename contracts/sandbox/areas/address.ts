import type { Handlers } from '../http/ask.ts'

export const addressHandlers: Handlers<'address'> = {}
