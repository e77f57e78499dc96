import type { presentStates } from '../../states/present.ts'
import type { AreaStateHandlers } from './place.ts'

export const presentStateHandlers: AreaStateHandlers<typeof presentStates> = { setup: {}, teardown: {} }
