import { bareAddress, fullAddress } from '../../address/exampleAddress.ts'
import { saveAddress } from './addresses.ts'
import type { addressStates } from '../../states/address.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about postal addresses in the sandbox. */
export const addressStateHandlers: AreaStateHandlers<typeof addressStates> = {
  setup: {
    async 'a saved address'({ accountId, detail }, ctx) {
      await saveAddress(ctx, accountId, detail === 'full' ? fullAddress : bareAddress)
      return {}
    },
  },
  teardown: {},
}
