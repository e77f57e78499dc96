import type { Rarity } from '../../gacha/rarity.ts'

/** The tables of members' items and points, and of the reward bundles that are given to them. */
export interface InventoryTables {
  item: ItemTable
  owned_item: { account_id: string; item_id: string; owned_count: number; acquired_at: Date }
  parcel_asset: { parcel_id: string; position: number; kind: StoredAssetKind; item_id: string | null; amount: number }
  /** Vote points that a member was given, in addition to the daily ones. Voting uses them up. */
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

/** The kinds of assets that a member can be given; each has a keeper in keepers.ts. `COIN` means free coins. */
export type StoredAssetKind =
  | 'COIN'
  | 'PAID_COIN'
  | 'PHOTO'
  | 'TICKET'
  | 'VOTE_POINT'
  | 'BACKGROUND'
  | 'GOODS'
  | 'PRIVILEGE_MOVIE'
  | 'PRIVILEGE_STORY'
