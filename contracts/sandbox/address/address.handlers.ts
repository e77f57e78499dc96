import { checkAddress, saveAddress } from './addresses.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'

/** The sandbox's handlers of the address endpoints. */
export const addressHandlers: Handlers<'address'> = {
  async saveAddress(ctx) {
    checkAddress(ctx.body)
    await saveAddress(ctx, memberIdOf(ctx), ctx.body)
    return {}
  },

  async getAddress(ctx) {
    const row = await ctx.db
      .selectFrom('postal_address')
      .select('address')
      .where('account_id', '=', memberIdOf(ctx))
      .executeTakeFirst()
    return { address: row?.address }
  },
}
