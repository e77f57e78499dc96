import type { CampaignTexts, PublicationColumns, RewardColumns } from '../runtime/db/columns.ts'

/** Tables of the channels' prize draws. */
export interface DrawTables {
  prize_draw: PrizeDrawTable
  prize_draw_prize: PrizeDrawPrizeTable
  prize_draw_entry: PrizeDrawEntryTable
}

/** A channel's free prize draw, once a day for each follower, with an immediate result. */
interface PrizeDrawTable extends PublicationColumns, CampaignTexts {
  id: string
  channel_id: string
  entry_from: Date
  entry_until: Date
}

interface PrizeDrawPrizeTable extends RewardColumns {
  id: string
  draw_id: string
  /** Best prize first. */
  position: number
  /** Share of entries in ten-thousandths; the rest win nothing. */
  weight: number
  /** Null if unlimited. */
  stock: number | null
}

interface PrizeDrawEntryTable {
  id: string
  account_id: string
  draw_id: string
  /** Calendar day in Japan. */
  day: string
  /** Null if nothing was won. */
  prize_id: string | null
  created_at: Date
}
