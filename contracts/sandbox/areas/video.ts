import type { Handlers } from '../http/ask.ts'

export const videoHandlers: Handlers<'video'> = {}
