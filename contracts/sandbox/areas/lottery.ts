import type { Handlers } from '../http/ask.ts'

export const lotteryHandlers: Handlers<'lottery'> = {}
