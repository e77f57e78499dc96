import type { preorderStates } from '../../states/preorder.ts'
import type { AreaStateHandlers } from './place.ts'

export const preorderStateHandlers: AreaStateHandlers<typeof preorderStates> = { setup: {}, teardown: {} }
