import type { drawStates } from '../../states/draw.ts'
import { timeAfter, days, japaneseDay } from '../runtime/clock.ts'
import { newId } from '../runtime/newId.ts'
import { campaignTextColumns, replacePhotos, rewardItemColumns } from '../inventory/campaignColumns.states.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about prize draws in the sandbox. */
export const drawStateHandlers: AreaStateHandlers<typeof drawStates> = {
  setup: {
    async 'a channel draw'({ drawId, ipId, phase, prizeCount, ratePercent, detail }, ctx) {
      const { db, now } = ctx
      const photo = `${drawId}-photo-1`
      await replacePhotos(ctx, ipId, [photo], detail)
      await db.deleteFrom('prize_draw').where('id', '=', drawId).execute()
      const row = {
        id: drawId,
        channel_id: ipId,
        name: '星屑くじ',
        ...campaignTextColumns(detail),
        published_from: timeAfter(now, -days(20)),
        published_until: timeAfter(now, days(phase === 'unpublished' ? -1 : 20)),
        entry_from: timeAfter(now, -days(10)),
        entry_until: timeAfter(now, days(phase === 'open' ? 10 : -2)),
      }
      await db.insertInto('prize_draw').values(row).execute()
      const prizes = Array.from({ length: prizeCount }, (_, index) => ({
        id: `${drawId}-prize-${index + 1}`,
        draw_id: drawId,
        position: index,
        weight: index === 0 ? ratePercent * 100 : 0,
        stock: detail === 'full' ? 5 : null,
        ...rewardItemColumns(detail, photo),
      }))
      if (prizes.length > 0) await db.insertInto('prize_draw_prize').values(prizes).execute()
      return {}
    },

    async 'an entered draw'({ accountId, drawId }, { db, now }) {
      const own = db.deleteFrom('prize_draw_entry').where('account_id', '=', accountId)
      await own.where('draw_id', '=', drawId).execute()
      const row = { id: newId('draw-entry'), account_id: accountId, draw_id: drawId, day: japaneseDay(now) }
      await db
        .insertInto('prize_draw_entry')
        .values({ ...row, prize_id: `${drawId}-prize-1`, created_at: now })
        .execute()
      return {}
    },
  },
  teardown: {},
}
