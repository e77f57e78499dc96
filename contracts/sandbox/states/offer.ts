import type { offerStates } from '../../states/offer.ts'
import type { AreaStateHandlers } from './place.ts'

export const offerStateHandlers: AreaStateHandlers<typeof offerStates> = { setup: {}, teardown: {} }
