import type { CampaignTexts, PublicationColumns, RewardColumns } from '../runtime/db/columns.ts'

/** The tables of the channels' prize draws. */
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
  /** The place of the prize in the list, the best prize first. */
  position: number
  /** The share of entries that win this prize, in ten-thousandths. The remaining entries win nothing. */
  weight: number
  /** The number of prizes that are left; null if unlimited. */
  stock: number | null
}

interface PrizeDrawEntryTable {
  id: string
  account_id: string
  draw_id: string
  /** The calendar day in Japan on which the member entered. */
  day: string
  /** The prize that the member won; null if nothing was won. */
  prize_id: string | null
  created_at: Date
}
