import type { Generated } from 'kysely'
import type { CampaignTexts, PublicationColumns, RewardColumns } from '../runtime/db/columns.ts'

/** Tables of lotteries. */
export interface LotteryTables {
  lottery: LotteryTable
  lottery_prize: LotteryPrizeTable
  lottery_prize_item: LotteryPrizeItemTable
  lottery_entry: LotteryEntryTable
  lottery_win: LotteryWinTable
}

interface LotteryTable extends PublicationColumns, CampaignTexts {
  id: string
  channel_id: string
  /** Number of times it was reopened; entries and wins belong to a run. */
  run: Generated<number>
  entry_from: Date
  entry_until: Date
  announced_at: Date
  /** Price of an entry; 0 if free. */
  consume_coin: number
  /** Maximum entries per member. */
  limit_per_member: number
  /** Maximum entries in total; null if unlimited. */
  entry_limit: number | null
  /**
   * Secret random seed, fixed before the first entry. It determines the draw, so that the draw can be verified
   * afterwards.
   */
  draw_seed: string
  /** The last run that was drawn; each run is drawn once. */
  drawn_run: Generated<number>
}

interface LotteryPrizeTable {
  id: string
  lottery_id: string
  /** Best prize first. */
  position: number
  name: string
  image: string | null
  winner_count: number
}

/** What a winner receives. If a prize has several items, the winner chooses one. */
interface LotteryPrizeItemTable extends RewardColumns {
  id: string
  prize_id: string
  position: number
}

interface LotteryEntryTable {
  id: string
  account_id: string
  lottery_id: string
  run: number
  entry_count: number
  consume_coin: number
  ledger_transaction_id: string | null
  created_at: Date
}

/** At most one prize per member and run. */
interface LotteryWinTable {
  account_id: string
  lottery_id: string
  run: number
  prize_id: string
  /** Null until the winner has chosen. */
  prize_item_id: string | null
}
