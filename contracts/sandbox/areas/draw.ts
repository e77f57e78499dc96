import type { Handlers } from '../http/ask.ts'

export const drawHandlers: Handlers<'draw'> = {}
