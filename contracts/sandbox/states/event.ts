import type { eventStates } from '../../states/event.ts'
import type { AreaStateHandlers } from './place.ts'

export const eventStateHandlers: AreaStateHandlers<typeof eventStates> = { setup: {}, teardown: {} }
