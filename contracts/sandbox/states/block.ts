import type { blockStates } from '../../states/block.ts'
import type { AreaStateHandlers } from './place.ts'

export const blockStateHandlers: AreaStateHandlers<typeof blockStates> = { setup: {}, teardown: {} }
