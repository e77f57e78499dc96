import type { lotteryStates } from '../../states/lottery.ts'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import { newId } from '../runtime/newId.ts'
import { campaignTextColumns, replacePhotos, rewardItemColumns } from '../inventory/campaignColumns.states.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about lotteries in the sandbox. */
export const lotteryStateHandlers: AreaStateHandlers<typeof lotteryStates> = {
  setup: {
    async 'a lottery'({ lotteryId, ipId, phase, detail }, ctx) {
      const { db, now } = ctx
      const [from, until, announced] = entryDays[phase]
      const photos = itemsOf(lotteryId)
      await replacePhotos(ctx, ipId, photos, detail)
      await db.deleteFrom('lottery').where('id', '=', lotteryId).execute()
      const row = {
        id: lotteryId,
        channel_id: ipId,
        name: '流れ星の抽選',
        ...campaignTextColumns(detail),
        published_from: timeAfter(now, -days(20)),
        published_until: timeAfter(now, days(phase === 'unpublished' ? -1 : 20)),
        entry_from: timeAfter(now, days(from)),
        entry_until: timeAfter(now, days(until)),
        announced_at: timeAfter(now, days(announced)),
        consume_coin: 100,
        limit_per_member: 10,
        entry_limit: phase === 'soldOut' ? 0 : detail === 'full' ? 100 : null,
        draw_seed: newId('seed'),
      }
      await db.insertInto('lottery').values(row).execute()
      const image = detail === 'full' ? 'setsugen/globe.svg' : null
      const prize = { id: `${lotteryId}-prize-1`, lottery_id: lotteryId, position: 0, name: '一等星賞', image }
      await db
        .insertInto('lottery_prize')
        .values({ ...prize, winner_count: 1 })
        .execute()
      const items = photos.map((id, position) => ({
        id,
        prize_id: prize.id,
        position,
        ...rewardItemColumns(detail, id),
      }))
      await db.insertInto('lottery_prize_item').values(items).execute()
      return {}
    },

    async 'own lottery entries'({ accountId, lotteryId, count, hasLost }, { db, now }) {
      await db.deleteFrom('lottery_entry').where('lottery_id', '=', lotteryId).execute()
      const row = { id: newId('entry'), account_id: accountId, lottery_id: lotteryId, run: 1, entry_count: count }
      await db
        .insertInto('lottery_entry')
        .values({
          ...row,
          consume_coin: 100 * count,
          ledger_transaction_id: null,
          created_at: timeAfter(now, -minutes(60)),
        })
        .execute()
      if (hasLost) await announce({ db, now }, lotteryId)
      return {}
    },

    async 'a chosen lottery item'({ accountId, lotteryId }, { db, now }) {
      await db.deleteFrom('lottery_win').where('lottery_id', '=', lotteryId).execute()
      await announce({ db, now }, lotteryId)
      const win = { account_id: accountId, lottery_id: lotteryId, run: 1, prize_id: `${lotteryId}-prize-1` }
      await db
        .insertInto('lottery_win')
        .values({ ...win, prize_item_id: itemsOf(lotteryId)[0] })
        .execute()
      return {}
    },
  },
  teardown: {},
}

/** Changes the lottery so that it was drawn and announced an hour ago. */
async function announce({ db, now }: Pick<StateContext, 'db' | 'now'>, lotteryId: string): Promise<void> {
  const [entry_until, announced_at] = [timeAfter(now, -days(2)), timeAfter(now, -minutes(60))]
  const drawn = db.updateTable('lottery').set({ entry_until, announced_at, drawn_run: 1 })
  await drawn.where('id', '=', lotteryId).execute()
}

/** The ids of the items that the prize offers; their photos have the same ids. */
const itemsOf = (lotteryId: string) => [`${lotteryId}-item-1`, `${lotteryId}-item-2`]

/** The start and end of the entry period and the announcement for each phase, in days from now. */
const entryDays = {
  open: [-3, 4, 6],
  before: [1, 4, 6],
  soldOut: [-3, 4, 6],
  closed: [-6, -1, 1],
  announced: [-10, -3, -1],
  unpublished: [-10, -3, -2],
} as const
