import type { realtimeStates } from '../../states/realtime.ts'
import type { AreaStateHandlers } from './place.ts'

export const realtimeStateHandlers: AreaStateHandlers<typeof realtimeStates> = { setup: {}, teardown: {} }
