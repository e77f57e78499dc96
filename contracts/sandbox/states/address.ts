import type { addressStates } from '../../states/address.ts'
import type { AreaStateHandlers } from './place.ts'

export const addressStateHandlers: AreaStateHandlers<typeof addressStates> = { setup: {}, teardown: {} }
