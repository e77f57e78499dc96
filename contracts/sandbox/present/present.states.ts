import { after, days, minutes } from '../runtime/clock.ts'
import { holdingLimit } from '../inventory/keepers.ts'
import { balanceOf, giveCoins } from '../coins/ledger.ts'
import type { presentStates } from '../../states/present.ts'
import { addPhotos, photoId } from '../inventory/photos.states.ts'
import type { AreaStateHandlers, StatePlace } from '../runtime/statePlace.ts'

export const presentStateHandlers: AreaStateHandlers<typeof presentStates> = {
  setup: {
    async 'waiting presents'({ isExpired, ...box }, place) {
      const { db, now } = place
      await db.deleteFrom('present').where('account_id', '=', box.accountId).execute()
      const rows = await presentRows(place, 'present', box)
      if (rows.length === 0) return {}
      await forget(place, rows)
      const ended = isExpired ? { expires_at: after(now, -days(1)) } : {}
      await db
        .insertInto('present')
        .values(rows.map((row) => ({ ...row, ...ended })))
        .execute()
      return {}
    },

    async 'received presents'(box, place) {
      const rows = await presentRows(place, 'received', box)
      await forget(place, rows)
      await place.db
        .insertInto('present')
        .values(rows.map((row) => ({ ...row, received_at: after(row.sent_at, minutes(60)) })))
        .execute()
      return {}
    },

    async 'a full holding'({ accountId, ipId, of }, place) {
      const { db, now } = place
      if (of === 'COIN') {
        const { free } = await balanceOf(place, accountId)
        const gift = { purse: 'FREE', amount: holdingLimit.coins - free, from: 'ADJUSTED' } as const
        await giveCoins(place, accountId, gift, { reason: 'OPENING' })
        return {}
      }
      if (of === 'PHOTO') await addPhotos(place, ipId, 5)
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

async function forget({ db }: StatePlace, rows: readonly { id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('present').where('id', 'in', ids).execute()
}

interface Box {
  accountId: string
  ipId: string
  count: number
  detail: 'full' | 'minimal'
}

async function presentRows(place: StatePlace, name: string, { accountId, ipId, count, detail }: Box) {
  if (detail === 'full') await addPhotos(place, ipId, count)
  return Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index + 1}`,
    account_id: accountId,
    ...(detail === 'full'
      ? { kind: 'PHOTO' as const, item_id: photoId(ipId, index + 1), amount: 1 }
      : { kind: 'COIN' as const, item_id: null, amount: 10 }),
    message: '星を読む夜 ご来場のお礼',
    sent_at: after(new Date('2026-01-01T09:00:00Z'), days(index)),
    expires_at: detail === 'full' ? new Date('2099-01-01T00:00:00Z') : null,
    received_at: null,
  }))
}
