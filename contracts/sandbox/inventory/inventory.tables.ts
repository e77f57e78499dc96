import type { Rarity } from '../../gacha/rarity.ts'

/** Tables of what members hold, and of what is handed over. */
export interface InventoryTables {
  item: ItemTable
  owned_item: { account_id: string; item_id: string; owned_count: number; acquired_at: Date }
  parcel_asset: { parcel_id: string; position: number; kind: KeptKind; item_id: string | null; amount: number }
  /** Vote points a member holds beside the daily ones: handed over, and used up by voting. */
  vote_point: { account_id: string; amount: number }
}

interface ItemTable {
  id: string
  channel_id: string
  type: 'PHOTO' | 'TICKET'
  name: string
  image: string | null
  rarity: Rarity | null
}

/** Item kinds that a member can be given: each has its keeper in keepers.ts. `COIN` are free coins. */
export type KeptKind =
  | 'COIN'
  | 'PAID_COIN'
  | 'PHOTO'
  | 'TICKET'
  | 'VOTE_POINT'
  | 'BACKGROUND'
  | 'GOODS'
  | 'PRIVILEGE_MOVIE'
  | 'PRIVILEGE_STORY'
