import type { Handlers } from '../http/ask.ts'

export const storyHandlers: Handlers<'story'> = {}
