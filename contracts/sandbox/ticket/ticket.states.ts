import type { ticketStates } from '../../states/ticket.ts'
import { hoursInto2026, type AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about tickets in the sandbox. */
export const ticketStateHandlers: AreaStateHandlers<typeof ticketStates> = {
  setup: {
    async 'a held ticket'({ accountId, ipId, ticketId, episodeId, detail }, { db, now }) {
      const isFull = detail === 'full'
      const { event_id } = await db
        .selectFrom('event_episode')
        .select('event_id')
        .where('id', '=', episodeId)
        .executeTakeFirstOrThrow()
      await db.deleteFrom('item').where('id', '=', ticketId).execute()
      const item = { id: ticketId, channel_id: ipId, type: 'TICKET' as const, name: '星を読む夜 指定席', rarity: null }
      await db
        .insertInto('item')
        .values({ ...item, image: isFull ? 'lemonade/parade-ticket.svg' : null })
        .execute()
      await db
        .insertInto('event_ticket')
        .values({ item_id: ticketId, event_id, seat: isFull ? '1階 3列 12番' : null })
        .execute()
      await db.insertInto('event_ticket_episode').values({ item_id: ticketId, episode_id: episodeId }).execute()
      await db
        .insertInto('owned_item')
        .values({ account_id: accountId, item_id: ticketId, owned_count: 2, acquired_at: now })
        .execute()
      return {}
    },

    async 'a purchased viewing'({ accountId, episodeId, hours }, { db }) {
      const purchased_at = hoursInto2026(hours)
      await db
        .insertInto('viewing_purchase')
        .values({ account_id: accountId, episode_id: episodeId, price: 1_500, purchased_at })
        .onConflict((conflict) => conflict.columns(['account_id', 'episode_id']).doUpdateSet({ purchased_at }))
        .execute()
      return {}
    },
  },
  teardown: {},
}
