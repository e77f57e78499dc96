import type { Json, PublicationColumns } from '../runtime/db/columns.ts'

/** The tables of gacha. */
export interface GachaTables {
  gacha: GachaTable
  gacha_price: { gacha_id: string; draw_count: number; consume_coin: number }
  gacha_item: GachaItemTable
  gacha_agreement: { account_id: string; gacha_id: string; created_at: Date }
  gacha_draw: DrawTable
  gacha_draw_result: { draw_id: string; position: number; item_id: string }
}

interface GachaTable extends PublicationColumns {
  id: string
  channel_id: string
  position: number
  name: string
  image: string | null
  type: 'LIMIT' | 'OTHERS' | 'COMMON'
  description: string | null
  caution_list: Json<string[]> | null
  terms: string | null
  /** When the gacha is first shown, before it opens; null if it is shown only once it is open. */
  announced_from: Date | null
  /** Until when a free gacha can be drawn; null for a gacha that costs coins. */
  free_until: Date | null
  /** The maximum number of draws per member; null if unlimited. */
  draw_limit: number | null
}

interface GachaItemTable {
  gacha_id: string
  item_id: string
  position: number
  /** Share of draws in ten-thousandths: 250 is 2.5 %. The weights of a gacha add up to 10,000. */
  weight: number
  /** The number of items that are left; null if unlimited. */
  stock: number | null
  /** How often one member can draw the item; null if unlimited. */
  limit_per_member: number | null
}

interface DrawTable {
  id: string
  account_id: string
  gacha_id: string
  draw_count: number
  consume_coin: number
  ledger_transaction_id: string | null
  created_at: Date
}
