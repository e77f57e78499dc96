import type { Generated } from 'kysely'
import type { CampaignTexts, Published, RewardColumns } from '../runtime/db/columns.ts'

/** Tables of lotteries. */
export interface LotteryTables {
  lottery: LotteryTable
  lottery_prize: LotteryPrizeTable
  lottery_prize_item: LotteryPrizeItemTable
  lottery_entry: LotteryEntryTable
  lottery_win: LotteryWinTable
}

interface LotteryTable extends Published, CampaignTexts {
  id: string
  channel_id: string
  /** Counts the times it was opened anew; entries and wins belong to a run. */
  run: Generated<number>
  entry_from: Date
  entry_until: Date
  announced_at: Date
  /** For one entry; 0 is free. */
  consume_coin: number
  /** Entries of one member. */
  limit_per_member: number
  /** Entries of all; null: endless. */
  entry_limit: number | null
  /** Random and secret; fixed before the first entry. It decides the draw, so that it can be checked afterwards. */
  draw_seed: string
  /** The run that was drawn last; drawn once. */
  drawn_run: Generated<number>
}

interface LotteryPrizeTable {
  id: string
  lottery_id: string
  /** The best first. */
  position: number
  name: string
  image: string | null
  winner_count: number
}

/** What a winner receives; where there are several, the winner chooses one. */
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

/** One prize at most for each member and run. */
interface LotteryWinTable {
  account_id: string
  lottery_id: string
  run: number
  prize_id: string
  /** Null until the winner has chosen. */
  prize_item_id: string | null
}
