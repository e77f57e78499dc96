import type { Handlers } from '../http/ask.ts'

export const postHandlers: Handlers<'post'> = {}
