import type { lotteryStates } from '../../states/lottery.ts'
import type { AreaStateHandlers } from './place.ts'

export const lotteryStateHandlers: AreaStateHandlers<typeof lotteryStates> = { setup: {}, teardown: {} }
