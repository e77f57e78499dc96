import type { drawStates } from '../../states/draw.ts'
import type { AreaStateHandlers } from './place.ts'

export const drawStateHandlers: AreaStateHandlers<typeof drawStates> = { setup: {}, teardown: {} }
