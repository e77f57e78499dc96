import type { doorStates } from '../../states/door.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about doors in the sandbox. */
export const doorStateHandlers: AreaStateHandlers<typeof doorStates> = {
  setup: {
    async 'a door'({ episodeId, opensMinutesBefore }, { db }) {
      await db.deleteFrom('event_door').where('episode_id', '=', episodeId).execute()
      await db
        .insertInto('event_door')
        .values({ episode_id: episodeId, opens_minutes_before: opensMinutesBefore })
        .execute()
      return {}
    },

    async 'a door pass'({ accountId, ticketId, episodeId, passId, passState }, { db }) {
      await db
        .updateTable('owned_item')
        .set({ owned_count: 1 })
        .where('account_id', '=', accountId)
        .where('item_id', '=', ticketId)
        .execute()
      await db.deleteFrom('door_pass').where('episode_id', '=', episodeId).execute()
      const secrets = { door_number: '0427', secret: 'verification-pass-secret', is_void: passState === 'VOID' }
      const owner = { account_id: accountId, item_id: ticketId, episode_id: episodeId, copy: 1 }
      await db
        .insertInto('door_pass')
        .values({ id: passId, ...owner, ...secrets })
        .execute()
      if (passState === 'USED')
        await db
          .insertInto('door_entry')
          .values({
            pass_id: passId,
            id: 'entry-0000',
            entered_at: new Date('2026-01-31T11:10:00Z'),
            door: '正面入口',
            staff_id: accountId,
          })
          .execute()
      return {}
    },

    async 'staff of a door'({ accountId, episodeId }, { db }) {
      await db
        .insertInto('event_door_staff')
        .values({ account_id: accountId, episode_id: episodeId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {},
}
