import type { StateHandlers } from '../states.ts'
import { channelStates } from './states/channels.ts'
import { gachaStates } from './states/gachas.ts'
import { houseStates, houseTeardown } from './states/house.ts'
import { memberStates } from './states/members.ts'
import { shopStates } from './states/shop.ts'
import type { StatePlace } from './states/place.ts'

/** Every state of the catalogue; a missing one does not compile. */
export const stateHandlers: StateHandlers<StatePlace> = {
  setup: { ...memberStates, ...channelStates, ...gachaStates, ...shopStates, ...houseStates },
  teardown: houseTeardown,
}
