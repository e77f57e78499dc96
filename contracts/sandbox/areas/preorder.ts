import type { Handlers } from '../http/ask.ts'

export const preorderHandlers: Handlers<'preorder'> = {}
