import type { StoredKind } from './inventory.tables.ts'

/** An asset that the seed gives, by kind. */
export interface SeedAsset {
  readonly kind: StoredKind
  /** Item id; absent for coins. */
  readonly itemId?: string
  readonly amount: number
}

export const coinAsset = (amount: number): SeedAsset => ({ kind: 'COIN', amount })
export const photoAsset = (itemId: string): SeedAsset => ({ kind: 'PHOTO', itemId, amount: 1 })
export const ticketAsset = (itemId: string): SeedAsset => ({ kind: 'TICKET', itemId, amount: 1 })
