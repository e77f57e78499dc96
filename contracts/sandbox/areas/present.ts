import type { Handlers } from '../http/ask.ts'

export const presentHandlers: Handlers<'present'> = {}
