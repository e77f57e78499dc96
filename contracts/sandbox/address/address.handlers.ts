import { checkAddress, saveAddress } from './addresses.ts'
import { memberOf, type Handlers } from '../runtime/http/callContext.ts'

export const addressHandlers: Handlers<'address'> = {
  async saveAddress(ctx) {
    checkAddress(ctx.body)
    await saveAddress(ctx, memberOf(ctx), ctx.body)
    return {}
  },

  async getAddress(ctx) {
    const row = await ctx.db
      .selectFrom('postal_address')
      .select('address')
      .where('account_id', '=', memberOf(ctx))
      .executeTakeFirst()
    return { address: row?.address }
  },
}
