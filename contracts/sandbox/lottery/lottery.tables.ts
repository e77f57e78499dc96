import type { Generated } from 'kysely'
import type { CampaignTexts, PublicationColumns, RewardColumns } from '../runtime/db/columns.ts'

/** The tables of lotteries. */
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
  /** How often the lottery was opened again. Entries and wins belong to one run. */
  run: Generated<number>
  entry_from: Date
  entry_until: Date
  announced_at: Date
  /** The price of an entry in coins; 0 if free. */
  consume_coin: number
  /** The maximum number of entries of one member. */
  limit_per_member: number
  /** The maximum number of entries of all members together; null if unlimited. */
  entry_limit: number | null
  /**
   * Secret random seed, fixed before the first entry. It determines the draw, so that the draw can be verified
   * afterwards.
   */
  draw_seed: string
  /** The last run that was drawn; a run is drawn only once. */
  drawn_run: Generated<number>
}

interface LotteryPrizeTable {
  id: string
  lottery_id: string
  /** The place of the prize in the list, the best prize first. */
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

/** The win of a member, who has at most one prize in each run. */
interface LotteryWinTable {
  account_id: string
  lottery_id: string
  run: number
  prize_id: string
  /** The item that the winner has chosen; null until then. */
  prize_item_id: string | null
}
