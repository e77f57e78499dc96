import type { Json, Published } from '../runtime/db/columns.ts'

/** Tables of gacha. */
export interface GachaTables {
  gacha: GachaTable
  gacha_price: { gacha_id: string; draw_count: number; consume_coin: number }
  gacha_item: GachaItemTable
  gacha_agreement: { account_id: string; gacha_id: string; created_at: Date }
  draw: DrawTable
  draw_result: { draw_id: string; position: number; item_id: string }
}

interface GachaTable extends Published {
  id: string
  channel_id: string
  position: number
  name: string
  image: string | null
  type: 'LIMIT' | 'OTHERS' | 'COMMON'
  description: string | null
  caution_list: Json<string[]> | null
  terms: string | null
  /** It is shown from then on, before it opens; null: not before. */
  announced_from: Date | null
  /** A free gacha can be drawn until then; null: not a free one. */
  free_until: Date | null
  /** Draws per member; null: unlimited. */
  draw_limit: number | null
}

interface GachaItemTable {
  gacha_id: string
  item_id: string
  position: number
  /** Ten-thousandths of all draws: 250 is 2.5 %. Those of a gacha add up to 10 000. */
  weight: number
  /** Null: endless. */
  stock: number | null
  /** How often one member can draw it; null: unlimited. */
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
