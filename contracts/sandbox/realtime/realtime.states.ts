import type { realtimeStates } from '../../states/realtime.ts'
import { newestSession } from '../auth/member.states.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about realtime documents in the sandbox. */
export const realtimeStateHandlers: AreaStateHandlers<typeof realtimeStates> = {
  setup: {
    async 'a realtime sign-in'({ accountId }, ctx) {
      const session_id = (await newestSession(ctx, accountId)) ?? ''
      await ctx.db
        .insertInto('realtime_session')
        .values({ session_id, created_at: ctx.now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'a document'({ accountId, path }, { db, now }) {
      const value = JSON.stringify({ lastName: '星野', firstName: 'ひかり', speed: 2 })
      await db.deleteFrom('realtime_document').where('account_id', '=', accountId).execute()
      await db.insertInto('realtime_document').values({ account_id: accountId, path, value, updated_at: now }).execute()
      return {}
    },

    async 'a remote text'({ name, text }, { db }) {
      await db
        .insertInto('remote_text')
        .values({ name, text })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ text }))
        .execute()
      return {}
    },
  },
  teardown: {},
}
