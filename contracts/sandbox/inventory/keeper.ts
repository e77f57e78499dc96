import type { Db } from '../schema.ts'
import type { KeptKind } from './inventory.tables.ts'
import type { Movement } from '../coins/ledger.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** Something for a member: an amount of coins or vote points, or so many of one item. */
export interface Asset {
  kind: KeptKind
  /** Null: coins, vote points. */
  item_id: string | null
  amount: number
}

/** Who receives, and the entry of the coin history. */
export interface Receipt {
  accountId: string
  movement: Movement
}

/** How many more of each item a member may hold; coins and vote points have the key `null`. A missing key: none. */
export type Room = ReadonlyMap<string | null, number>

/**
 * Keeps one kind of asset. To add a kind, extend KeptKind and the record of keepers in keepers.ts. Only grant.ts and
 * presentBox.ts call a keeper's `give`.
 */
export interface Keeper {
  /** The holding limit of one item, or of all coins. */
  limit: number
  room(place: DbContext, accountId: string, ids: readonly string[]): Promise<Room>
  /** Adds assets for which there is room, within a transaction that has locked the member's purses. */
  give(place: DbContext, receipt: Receipt, assets: readonly Asset[]): Promise<void>
  /** Names and pictures by id. */
  looks(db: Db, ids: readonly string[]): Promise<Map<string | null, Look>>
}

export interface Look {
  name: string
  image: string | null
}

/** The item ids of assets, each once. */
export const idsOf = (assets: readonly Asset[]) => [...new Set(assets.flatMap(({ item_id }) => item_id ?? []))]

/** How many of each item the assets are. */
export function amountsByItem(assets: readonly Asset[]): Map<string | null, number> {
  const amounts = new Map<string | null, number>()
  for (const { item_id, amount } of assets) amounts.set(item_id, (amounts.get(item_id) ?? 0) + amount)
  return amounts
}

export const totalOf = (assets: readonly Asset[]) => assets.reduce((sum, { amount }) => sum + amount, 0)
