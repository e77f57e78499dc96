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

/** Who receives, and what the coins' history says about it. */
export interface Receipt {
  accountId: string
  movement: Movement
}

/**
 * Keeps one kind of asset. A new kind is added to KeptKind and to the keepers in handOver.ts; nothing else knows about
 * it.
 */
export interface Keeper {
  /** Gives what fits below the holding limit, each asset as a whole or not at all, and returns it. */
  give<A extends Asset>(place: DbContext, receipt: Receipt, assets: readonly A[]): Promise<A[]>
  /** Names and pictures by id. */
  looks(db: Db, ids: readonly string[]): Promise<Map<string | null, Look>>
}

export interface Look {
  name: string
  image: string | null
}
