import { checkAddress, saveAddress } from './addresses.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'

export const addressHandlers: Handlers<'address'> = {
  async saveAddress(ask) {
    checkAddress(ask.body)
    await saveAddress(ask, memberOf(ask), ask.body)
    return {}
  },

  async getAddress(ask) {
    const row = await ask.db
      .selectFrom('postal_address')
      .select('address')
      .where('account_id', '=', memberOf(ask))
      .executeTakeFirst()
    return { address: row?.address }
  },
}
