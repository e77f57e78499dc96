import { bareAddress, fullAddress } from '../../address/exampleAddress.ts'
import { saveAddress } from './addresses.ts'
import type { addressStates } from '../../states/address.ts'
import type { AreaStateHandlers } from '../runtime/statePlace.ts'

export const addressStateHandlers: AreaStateHandlers<typeof addressStates> = {
  setup: {
    async 'a saved address'({ accountId, detail }, place) {
      await saveAddress(place, accountId, detail === 'full' ? fullAddress : bareAddress)
      return {}
    },
  },
  teardown: {},
}
