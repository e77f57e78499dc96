import type { Handlers } from '../http/ask.ts'

export const voteHandlers: Handlers<'vote'> = {}
