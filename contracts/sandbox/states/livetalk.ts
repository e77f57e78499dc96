import type { livetalkStates } from '../../states/livetalk.ts'
import type { AreaStateHandlers } from './place.ts'

export const livetalkStateHandlers: AreaStateHandlers<typeof livetalkStates> = { setup: {}, teardown: {} }
