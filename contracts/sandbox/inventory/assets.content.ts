import type { StoredAssetKind } from './inventory.tables.ts'

/** An asset that the seed gives to members or offers as a reward. */
export interface SeedAsset {
  readonly kind: StoredAssetKind
  /** The item id; absent for coins. */
  readonly itemId?: string
  readonly amount: number
}

/** Free coins as a seeded asset. */
export const coinAsset = (amount: number): SeedAsset => ({ kind: 'COIN', amount })

/** One copy of a photo as a seeded asset. */
export const photoAsset = (itemId: string): SeedAsset => ({ kind: 'PHOTO', itemId, amount: 1 })

/** One copy of a ticket as a seeded asset. */
export const ticketAsset = (itemId: string): SeedAsset => ({ kind: 'TICKET', itemId, amount: 1 })
