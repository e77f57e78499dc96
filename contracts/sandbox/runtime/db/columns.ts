import type { ColumnType } from 'kysely'
import type { ItemKind } from '../../../present/asset.ts'

/** A publication period, which includes its start and excludes its end (Q70). */
export interface PublicationColumns {
  published_from: Date
  published_until: Date
}

/** The SQL definition of the columns in {@link PublicationColumns}. */
export const publicationColumns = `published_from timestamptz not null, published_until timestamptz not null`

/** A JSON column: read as a value, written as JSON text, because the drivers treat arrays differently. */
export type Json<T> = ColumnType<T, string, string>

/** Text columns that every campaign has. */
export interface CampaignTexts {
  name: string
  image: string | null
  description: string | null
  caution_list: Json<string[]> | null
}

/** The SQL definition of the columns in {@link CampaignTexts}. */
export const campaignTextColumns = `name text not null, image text, description text, caution_list jsonb`

/**
 * Columns of a reward: `amount` copies of an item, or `amount` coins or points for kinds without items (A§3 "item
 * kind").
 */
export interface RewardColumns {
  name: string
  image: string | null
  item_kind: ItemKind
  /** The item id; null for kinds without items, such as coins and vote points. */
  item_id: string | null
  amount: number
}

/** The SQL definition of the columns in {@link RewardColumns}. */
export const rewardColumns = `name text not null, image text, item_kind text not null, item_id text,
    amount integer not null check (amount > 0)`

/** The SQL definition of the key columns of rows that are deleted with their channel or member. */
export const channelKeyColumns = `id text primary key, channel_id text not null references channel on delete cascade`

/** The SQL definition of the account column of rows that are deleted with their member. */
export const memberKeyColumns = `account_id text not null references account on delete cascade`
