import type { ColumnType } from 'kysely'
import type { ItemKind } from '../../../present/asset.ts'

/** Start inclusive, end exclusive (Q70). */
export interface Published {
  published_from: Date
  published_until: Date
}
export const published = `published_from timestamptz not null, published_until timestamptz not null`

/** Read as a value, written as JSON text: the drivers disagree about arrays. */
export type Json<T> = ColumnType<T, string, string>

/** What every campaign says of itself. */
export interface CampaignTexts {
  name: string
  image: string | null
  description: string | null
  caution_list: Json<string[]> | null
}
export const texts = `name text not null, image text, description text, caution_list jsonb`

/** What is handed over, as it is shown: so many (`amount`) of an item of its kind (A§3 "item kind"). */
export interface RewardColumns {
  name: string
  image: string | null
  item_kind: ItemKind
  /** The item, where the kind has items: a photo, a ticket. Null for coins and vote points. */
  item_id: string | null
  amount: number
}
export const reward = `name text not null, image text, item_kind text not null, item_id text,
    amount integer not null check (amount > 0)`

/** What belongs to a channel or a member goes with it. */
export const ofChannel = `id text primary key, channel_id text not null references channel on delete cascade`
export const ofMember = `account_id text not null references account on delete cascade`
