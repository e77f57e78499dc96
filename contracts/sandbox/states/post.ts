import type { postStates } from '../../states/post.ts'
import type { AreaStateHandlers } from './place.ts'

export const postStateHandlers: AreaStateHandlers<typeof postStates> = { setup: {}, teardown: {} }
