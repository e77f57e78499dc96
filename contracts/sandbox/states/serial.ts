import type { serialStates } from '../../states/serial.ts'
import type { AreaStateHandlers } from './place.ts'

export const serialStateHandlers: AreaStateHandlers<typeof serialStates> = { setup: {}, teardown: {} }
