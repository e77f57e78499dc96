import type { Handlers } from '../http/ask.ts'

export const offerHandlers: Handlers<'offer'> = {}
