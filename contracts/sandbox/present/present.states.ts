import { timeAfter, days, minutes } from '../runtime/clock.ts'
import { holdingLimit } from '../inventory/keepers.ts'
import { balanceOf, giveCoins } from '../ledger/ledger.ts'
import type { presentStates } from '../../states/present.ts'
import { addPhotos, photoId } from '../inventory/photos.states.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about presents in the sandbox. */
export const presentStateHandlers: AreaStateHandlers<typeof presentStates> = {
  setup: {
    async 'waiting presents'({ isExpired, ...box }, ctx) {
      const { db, now } = ctx
      await db.deleteFrom('present').where('account_id', '=', box.accountId).execute()
      const rows = await presentRows(ctx, 'present', box)
      if (rows.length === 0) return {}
      await forget(ctx, rows)
      const ended = isExpired ? { expires_at: timeAfter(now, -days(1)) } : {}
      await db
        .insertInto('present')
        .values(rows.map((row) => ({ ...row, ...ended })))
        .execute()
      return {}
    },

    async 'received presents'(box, ctx) {
      const rows = await presentRows(ctx, 'received', box)
      await forget(ctx, rows)
      await ctx.db
        .insertInto('present')
        .values(rows.map((row) => ({ ...row, received_at: timeAfter(row.sent_at, minutes(60)) })))
        .execute()
      return {}
    },

    async 'a full holding'({ accountId, ipId, of }, ctx) {
      const { db, now } = ctx
      if (of === 'COIN') {
        const { free } = await balanceOf(ctx, accountId)
        const gift = { wallet: 'FREE', amount: holdingLimit.coins - free, from: 'ADJUSTED' } as const
        await giveCoins(ctx, accountId, gift, { reason: 'OPENING' })
        return {}
      }
      if (of === 'PHOTO') await addPhotos(ctx, ipId, 5)
      const items = db
        .selectFrom('item')
        .select('id')
        .where('channel_id', '=', ipId)
        .$if(of === 'PHOTO', (all) =>
          all.where(
            'id',
            'in',
            [1, 2, 3, 4, 5].map((number) => photoId(ipId, number)),
          ),
        )
      const owned = { account_id: accountId, owned_count: holdingLimit.ofOneItem, acquired_at: now }
      const rows = (await items.execute()).map(({ id }) => ({ ...owned, item_id: id }))
      if (rows.length > 0)
        await db
          .insertInto('owned_item')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['account_id', 'item_id']).doUpdateSet({ owned_count: holdingLimit.ofOneItem }),
          )
          .execute()
      return {}
    },
  },
  teardown: {},
}

async function forget({ db }: StateContext, rows: readonly { id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('present').where('id', 'in', ids).execute()
}

interface Box {
  accountId: string
  ipId: string
  count: number
  detail: 'full' | 'minimal'
}

async function presentRows(ctx: StateContext, name: string, { accountId, ipId, count, detail }: Box) {
  if (detail === 'full') await addPhotos(ctx, ipId, count)
  return Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index + 1}`,
    account_id: accountId,
    ...(detail === 'full'
      ? { kind: 'PHOTO' as const, item_id: photoId(ipId, index + 1), amount: 1 }
      : { kind: 'COIN' as const, item_id: null, amount: 10 }),
    message: '星を読む夜 ご来場のお礼',
    sent_at: timeAfter(new Date('2026-01-01T09:00:00Z'), days(index)),
    expires_at: detail === 'full' ? new Date('2099-01-01T00:00:00Z') : null,
    received_at: null,
  }))
}
