import type { Db } from '../schema.ts'
import type { StoredAssetKind } from './inventory.tables.ts'
import type { CoinMovement } from '../ledger/ledger.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** Something that a member can be given: an amount of coins or vote points, or a number of copies of an item. */
export interface Asset {
  kind: StoredAssetKind
  /** The item id; null for coins and vote points. */
  item_id: string | null
  amount: number
}

/** The member who receives a gift, and why, for the coin history. */
export interface GiftTarget {
  accountId: string
  movement: CoinMovement
}

/**
 * How many more of each item a member may have, by item id. Coins and vote points have the key `null`. A missing key
 * means that the member may have no more.
 */
export type CapacityByItem = ReadonlyMap<string | null, number>

/**
 * Stores one kind of asset in a member's holdings. To add a kind, extend StoredAssetKind and `keepers` in keepers.ts.
 * Only grant.ts and presentBox.ts call `give`.
 */
export interface Keeper {
  /** The maximum that a member may have of each item, or of all coins. */
  limit: number
  room(ctx: DbContext, accountId: string, ids: readonly string[]): Promise<CapacityByItem>
  /** Adds assets that fit below the limit. The transaction has already locked the member's wallets. */
  give(ctx: DbContext, giftTarget: GiftTarget, assets: readonly Asset[]): Promise<void>
  /** The names and pictures of items, by item id. */
  namesAndImages(db: Db, ids: readonly string[]): Promise<Map<string | null, AssetNameAndImage>>
}

/** The name and picture with which an asset is shown. */
export interface AssetNameAndImage {
  name: string
  image: string | null
}

/** The distinct item ids of assets. */
export const itemIdsOf = (assets: readonly Asset[]) => [...new Set(assets.flatMap(({ item_id }) => item_id ?? []))]

/** The total amount per item id. */
export function amountsByItem(assets: readonly Asset[]): Map<string | null, number> {
  const amounts = new Map<string | null, number>()
  for (const { item_id, amount } of assets) amounts.set(item_id, (amounts.get(item_id) ?? 0) + amount)
  return amounts
}

/** The sum of all amounts. */
export const totalAmountOf = (assets: readonly Asset[]) => assets.reduce((sum, { amount }) => sum + amount, 0)
