import { createAccount } from '../people/members.ts'
import { newId } from '../runtime/newId.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import type { blockStates } from '../../states/block.ts'
import { hoursInto2026, type AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about blocks in the sandbox. */
export const blockStateHandlers: AreaStateHandlers<typeof blockStates> = {
  setup: {
    async 'a blocked member'({ blockerAccountId, targetAccountId, hours: later }, { db }) {
      const row = {
        account_id: blockerAccountId,
        target_account_id: targetAccountId,
        created_at: hoursInto2026(later),
      }
      await db
        .insertInto('block')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'an official account'({ officialAccountId: id }, ctx) {
      const { db } = ctx
      await db.deleteFrom('account').where('id', '=', id).execute()
      // A random password, because tests never log in to these accounts.
      const passwordHash = await hashPassword(newId('password'), 8)
      await createAccount(ctx, { id, email: `${id}@example.com`, passwordHash })
      const names = { nick_name: '星詠み通信【公式】', unique_name: 'hoshiyomi', is_official: true }
      const rest = { first_name: null, last_name: null, birthday: null, gender: null, prefecture: null }
      await db
        .insertInto('profile')
        .values({ account_id: id, ...names, ...rest, image: 'setsugen/avatar.svg' })
        .execute()
      return {}
    },
  },
  teardown: {},
}
