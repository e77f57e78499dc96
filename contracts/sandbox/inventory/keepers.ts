import type { StoredAssetKind } from './inventory.tables.ts'
import { backgroundKeeper, goodsKeeper, movieKeeper, storyKeeper } from './collectionKeepers.ts'
import { amountsByItem, totalAmountOf, type Keeper } from './keeper.ts'
import { balanceOf, giveCoins } from '../ledger/ledger.ts'
import { paidCoinCap } from '../ledger/purchaseLimits.ts'
import { giveVotePoints, grantedVotePointsOf } from './votePoints.ts'

/**
 * The maximum that a member can have. The specification gives only the cap on paid coins (S144); the product defines
 * the rest.
 */
export const holdingLimit = { coins: 9_999_999, paidCoins: paidCoinCap, votePoints: 9_999_999, ofOneItem: 999 }

const freeCoinKeeper: Keeper = {
  limit: holdingLimit.coins,
  async room(ctx, accountId) {
    const { free } = await balanceOf(ctx, accountId)
    return new Map([[null, holdingLimit.coins - free]])
  },
  give: (ctx, { accountId, movement }, assets) =>
    giveCoins(ctx, accountId, { wallet: 'FREE', amount: totalAmountOf(assets), from: 'GRANTED' }, movement),
  namesAndImages: async () => new Map([[null, { name: 'コイン', image: null }]]),
}

const paidCoinKeeper: Keeper = {
  limit: holdingLimit.paidCoins,
  async room(ctx, accountId) {
    const { paid } = await balanceOf(ctx, accountId)
    return new Map([[null, holdingLimit.paidCoins - paid]])
  },
  give: (ctx, { accountId, movement }, assets) =>
    giveCoins(ctx, accountId, { wallet: 'PAID', amount: totalAmountOf(assets), from: 'SOLD' }, movement),
  namesAndImages: async () => new Map([[null, { name: '有償コイン', image: null }]]),
}

/** Stores items, which are rows of the table `item`. A member can be given no more of a deleted item. */
const itemKeeper: Keeper = {
  limit: holdingLimit.ofOneItem,
  async room({ db }, accountId, ids) {
    const rows = await db
      .selectFrom('item')
      .leftJoin('owned_item', (join) =>
        join.onRef('owned_item.item_id', '=', 'item.id').on('owned_item.account_id', '=', accountId),
      )
      .select(['item.id', 'owned_count'])
      .where('item.id', 'in', [...ids, ''])
      .execute()
    return new Map(rows.map(({ id, owned_count }) => [id, holdingLimit.ofOneItem - (owned_count ?? 0)]))
  },
  async give({ db, now }, { accountId }, assets) {
    const rows = [...amountsByItem(assets)].map(([item_id, owned_count]) => ({
      account_id: accountId,
      item_id: item_id ?? '',
      owned_count,
      acquired_at: now,
    }))
    await db
      .insertInto('owned_item')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'item_id']).doUpdateSet((eb) => ({
          owned_count: eb('owned_item.owned_count', '+', eb.ref('excluded.owned_count')),
          acquired_at: eb.ref('excluded.acquired_at'),
        })),
      )
      .execute()
  },
  async namesAndImages(db, ids) {
    const rows = await db.selectFrom('item').select(['id', 'name', 'image']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, ...nameAndImage }) => [id, nameAndImage]))
  },
}

const votePointKeeper: Keeper = {
  limit: holdingLimit.votePoints,
  async room(ctx, accountId) {
    return new Map([[null, holdingLimit.votePoints - (await grantedVotePointsOf(ctx, accountId))]])
  },
  give: (ctx, { accountId }, assets) => giveVotePoints(ctx, accountId, totalAmountOf(assets)),
  namesAndImages: async () => new Map([[null, { name: '投票ポイント', image: null }]]),
}

/** The keeper of each stored kind of asset. */
export const keepers: Readonly<Record<StoredAssetKind, Keeper>> = {
  COIN: freeCoinKeeper,
  PAID_COIN: paidCoinKeeper,
  PHOTO: itemKeeper,
  TICKET: itemKeeper,
  VOTE_POINT: votePointKeeper,
  BACKGROUND: backgroundKeeper,
  GOODS: goodsKeeper,
  PRIVILEGE_MOVIE: movieKeeper,
  PRIVILEGE_STORY: storyKeeper,
}

/** Whether the sandbox stores this kind. Event seats are not stored: staff check them at the door. */
export const isStoredAssetKind = (kind: string): kind is StoredAssetKind => Object.hasOwn(keepers, kind)
