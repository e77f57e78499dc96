import type { KeptKind } from './inventory.tables.ts'

/** What is handed over, by its kind. */
export interface SeedAsset {
  readonly kind: KeptKind
  /** Of an item; coins have none. */
  readonly itemId?: string
  readonly amount: number
}

export const coins = (amount: number): SeedAsset => ({ kind: 'COIN', amount })
export const photo = (itemId: string): SeedAsset => ({ kind: 'PHOTO', itemId, amount: 1 })
export const ticket = (itemId: string): SeedAsset => ({ kind: 'TICKET', itemId, amount: 1 })
