import type { specialStates } from '../../states/special.ts'
import type { AreaStateHandlers } from './place.ts'

export const specialStateHandlers: AreaStateHandlers<typeof specialStates> = { setup: {}, teardown: {} }
