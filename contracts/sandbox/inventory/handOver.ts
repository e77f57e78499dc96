import type * as z from 'zod/mini'
import type { asset } from '../../present/asset.ts'
import type { KeptKind } from './inventory.tables.ts'
import { backgroundKeeper, goodsKeeper, movieKeeper, storyKeeper } from './collectionKeepers.ts'
import type { Asset, Keeper, Look, Receipt } from './keeper.ts'
import { balanceOf, giveCoins, lockPurses } from '../coins/ledger.ts'
import { giveVotePoints } from './votePoints.ts'
import { orMissing } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

export type { Asset, Receipt } from './keeper.ts'

/** Free coins a member can hold (ours; paid ones have the cap of the documents, S144), and how many of one item. */
export const holdingLimit = { coins: 9_999_999, ofOneItem: 999 }

const coinKeeper: Keeper = {
  async give(place, { accountId, movement }, assets) {
    let { free } = await balanceOf(place, accountId)
    const fitting = assets.filter(({ amount }) => {
      if (free + amount > holdingLimit.coins) return false
      free += amount
      return true
    })
    const sum = fitting.reduce((total, { amount }) => total + amount, 0)
    await giveCoins(place, accountId, { purse: 'FREE', amount: sum, from: 'GRANTED' }, movement)
    return fitting
  },
  looks: async () => new Map([[null, { name: 'コイン', image: null }]]),
}

/** What is a row of `item`: an item that is no longer there does not fit either. */
const itemKeeper: Keeper = {
  async give({ db, now }, { accountId }, assets) {
    const rows = await db
      .selectFrom('item')
      .leftJoin('owned_item', (join) =>
        join.onRef('owned_item.item_id', '=', 'item.id').on('owned_item.account_id', '=', accountId),
      )
      .select(['item.id', 'owned_count'])
      .where('item.id', 'in', idsOf(assets))
      .execute()
    const former = new Map(rows.map(({ id, owned_count }) => [id, owned_count ?? 0]))
    const owned = new Map(former)
    const fitting = assets.filter(({ item_id, amount }) => {
      const count = owned.get(item_id ?? '')
      if (count === undefined || count + amount > holdingLimit.ofOneItem) return false
      owned.set(item_id ?? '', count + amount)
      return true
    })
    const changed = [...owned].filter(([id, count]) => count !== former.get(id))
    const values = changed.map(([item_id, owned_count]) => ({ account_id: accountId, item_id, owned_count }))
    if (values.length === 0) return []
    await db
      .insertInto('owned_item')
      .values(values.map((value) => ({ ...value, acquired_at: now })))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'item_id']).doUpdateSet((eb) => ({
          owned_count: eb.ref('excluded.owned_count'),
          acquired_at: eb.ref('excluded.acquired_at'),
        })),
      )
      .execute()
    return fitting
  },
  async looks(db, ids) {
    const rows = await db.selectFrom('item').select(['id', 'name', 'image']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, ...look }) => [id, look]))
  },
}

const votePointKeeper: Keeper = {
  async give(place, { accountId }, assets) {
    const sum = assets.reduce((total, { amount }) => total + amount, 0)
    await giveVotePoints(place, accountId, sum)
    return [...assets]
  },
  looks: async () => new Map([[null, { name: '投票ポイント', image: null }]]),
}

const keepers: Readonly<Record<KeptKind, Keeper>> = {
  COIN: coinKeeper,
  PHOTO: itemKeeper,
  TICKET: itemKeeper,
  VOTE_POINT: votePointKeeper,
  BACKGROUND: backgroundKeeper,
  GOODS: goodsKeeper,
  PRIVILEGE_MOVIE: movieKeeper,
  PRIVILEGE_STORY: storyKeeper,
}

/** Places at an event are not kept here: someone stands at the door. */
export const isKept = (kind: string): kind is KeptKind => Object.hasOwn(keepers, kind)

const idsOf = (assets: readonly Asset[]) => [...new Set(assets.flatMap(({ item_id }) => item_id ?? []))]

/**
 * Hands assets over to a member, within the caller's transaction. It begins by locking the member's purses, so that
 * whatever one member receives is counted one after the other. `left` would pass a holding limit and was not given.
 */
export async function handOver<A extends Asset>(
  place: DbContext,
  receipt: Receipt,
  assets: readonly A[],
): Promise<{ handed: A[]; left: A[] }> {
  await lockPurses(place.db, receipt.accountId)
  const handed: A[] = []
  for (const [kind, keeper] of Object.entries(keepers)) {
    const ofKind = assets.filter((asset) => asset.kind === kind)
    if (ofKind.length > 0) handed.push(...(await keeper.give(place, receipt, ofKind)))
  }
  return { handed, left: assets.filter((each) => !handed.includes(each)) }
}

/** Assets as they go over the wire, in their order. */
export async function assetsOnWire(
  { db }: Pick<DbContext, 'db'>,
  assets: readonly Asset[],
): Promise<z.output<typeof asset>[]> {
  const looks = new Map<string, Map<string | null, Look>>()
  for (const [kind, keeper] of Object.entries(keepers)) {
    const ofKind = assets.filter((each) => each.kind === kind)
    if (ofKind.length > 0) looks.set(kind, await keeper.looks(db, idsOf(ofKind)))
  }
  return assets.map(({ kind, item_id, amount }) => {
    const look = looks.get(kind)?.get(item_id)
    return {
      itemKind: kind,
      itemId: orMissing(item_id),
      name: look?.name ?? '公開の終わったアイテム',
      image: orMissing(look?.image ?? null),
      amount,
    }
  })
}
