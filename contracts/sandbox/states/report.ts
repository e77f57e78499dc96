import type { reportStates } from '../../states/report.ts'
import type { AreaStateHandlers } from './place.ts'

export const reportStateHandlers: AreaStateHandlers<typeof reportStates> = { setup: {}, teardown: {} }
