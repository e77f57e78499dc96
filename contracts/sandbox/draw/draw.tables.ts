import type { CampaignTexts, Published, RewardColumns } from '../runtime/db/columns.ts'

/** Tables of draws of a channel. */
export interface DrawTables {
  prize_draw: PrizeDrawTable
  prize_draw_prize: PrizeDrawPrizeTable
  prize_draw_entry: PrizeDrawEntryTable
}

/** A free draw of a channel, once a day for each follower; it tells at once. */
interface PrizeDrawTable extends Published, CampaignTexts {
  id: string
  channel_id: string
  entry_from: Date
  entry_until: Date
}

interface PrizeDrawPrizeTable extends RewardColumns {
  id: string
  draw_id: string
  /** The best first. */
  position: number
  /** Ten-thousandths of all entries; the rest win nothing. */
  weight: number
  /** Null: endless. */
  stock: number | null
}

interface PrizeDrawEntryTable {
  id: string
  account_id: string
  draw_id: string
  /** In Japan. */
  day: string
  /** Null: nothing won. */
  prize_id: string | null
  created_at: Date
}
