import type { coinStates } from '../../states/coin.ts'
import type { AreaStateHandlers } from './place.ts'

export const coinStateHandlers: AreaStateHandlers<typeof coinStates> = { setup: {}, teardown: {} }
