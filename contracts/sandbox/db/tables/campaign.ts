import type { Generated } from 'kysely'
import type { ItemKind } from '../../../present/asset.ts'
import type { Json, Published } from '../schema.ts'

/** Tables of votes, lotteries, preorders, draws. */
export interface CampaignTables {
  vote_campaign: VoteCampaignTable
  vote_target: VoteTargetTable
  vote_bonus: VoteBonusTable
  vote_bonus_photo: { bonus_id: string; item_id: string; position: number; rate_percent: number }
  vote_reward: VoteRewardTable
  vote: VoteTable
  vote_reward_receipt: { account_id: string; reward_id: string; run: number; received_at: Date }
  /** Vote points a member holds beside the daily ones: handed over, and used up by voting. */
  vote_point: { account_id: string; amount: number }

  lottery: LotteryTable
  lottery_prize: LotteryPrizeTable
  lottery_prize_item: LotteryPrizeItemTable
  lottery_entry: LotteryEntryTable
  lottery_win: LotteryWinTable

  preorder: PreorderTable
  preorder_category: PreorderCategoryTable
  preorder_item: PreorderItemTable
  preorder_bonus: PreorderBonusTable
  preorder_lineup: PreorderLineupTable
  preorder_purchase: PreorderPurchaseTable
  preorder_purchase_item: PreorderPurchaseItemTable

  prize_draw: PrizeDrawTable
  prize_draw_prize: PrizeDrawPrizeTable
  prize_draw_entry: PrizeDrawEntryTable
}

/** What is handed over, as it is shown: so many (`amount`) of an item of its kind (A§3 "item kind"). */
export interface RewardColumns {
  name: string
  image: string | null
  item_kind: ItemKind
  /** The item, where the kind has items: a photo, a ticket. Null for coins and vote points. */
  item_id: string | null
  amount: number
}

interface CampaignTexts {
  name: string
  image: string | null
  description: string | null
  caution_list: Json<string[]> | null
}

interface VoteCampaignTable extends Published, CampaignTexts {
  id: string
  channel_id: string
  kind: 'RANKING' | 'COOP'
  /** Counts the times it was opened anew; votes and receipts belong to a run. */
  run: Generated<number>
  voting_from: Date
  voting_until: Date
  /** Vote points each member has anew every day in Japan, in this campaign only. */
  daily_amount: number
  /** RANKING: the ranking is published so often, and not live; null: only when the voting is over. */
  result_minutes: number | null
  /** RANKING: what one receives for taking part. */
  participate_description: string | null
  /** Votes that count as taking part; null: all. */
  participate_from: Date | null
  participate_until: Date | null
  /** Null: as long as it is published. */
  receivable_from: Date | null
  receivable_until: Date | null
  /** COOP: votes from before this world began. */
  base_amount: number
  /** COOP: the common goal. */
  goal_amount: number | null
}

interface VoteTargetTable {
  id: string
  campaign_id: string
  position: number
  name: string
  image: string | null
  description: string | null
  /** Votes from before this world began. */
  base_amount: number
}

interface VoteBonusTable {
  id: string
  campaign_id: string
  name: string
  description: string | null
  image: string | null
  starts_at: Date
  ends_at: Date
  /** However many photos one owns. */
  max_rate_percent: number
}

interface VoteRewardTable extends RewardColumns {
  id: string
  campaign_id: string
  position: number
  /** AMOUNT: handed over with the vote that reaches it; PARTICIPATE and COOP: received by hand. */
  kind: 'AMOUNT' | 'PARTICIPATE' | 'COOP'
  /** Votes of the member; COOP: of all. */
  required_amount: number
}

interface VoteTable {
  id: string
  account_id: string
  campaign_id: string
  run: number
  /** Null: a vote for the common goal. */
  target_id: string | null
  bonus_id: string | null
  amount: number
  /** How many of `amount` were daily points. */
  daily_amount: number
  /** `amount` raised by bonus photos. */
  obtained_amount: number
  created_at: Date
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

interface PreorderTable extends Published, CampaignTexts {
  id: string
  channel_id: string
  purchase_from: Date
  purchase_until: Date
  /** A month or a day in words: `来月下旬`. */
  delivery: string | null
}

interface PreorderCategoryTable {
  id: string
  preorder_id: string
  position: number
  name: string
  type: 'NORMAL' | 'TREADING'
  /** Coins for one; 0 where the type does not have it. */
  normal_consume_coin: number
  treading_single_consume_coin: number
  treading_box_consume_coin: number
}

/** An item one puts into the cart. NORMAL: itself; TREADING: a pack or a box of what stands in the line-up. */
interface PreorderItemTable extends RewardColumns {
  id: string
  category_id: string
  position: number
  type: 'NORMAL' | 'TREADING_SINGLE' | 'TREADING_BOX'
  /** Null: endless. */
  stock: number | null
}

/** Comes with each one of the item. */
interface PreorderBonusTable extends RewardColumns {
  id: string
  preorder_item_id: string
  position: number
}

/** What can be in a pack of a TREADING category; a box has one of each. */
interface PreorderLineupTable extends RewardColumns {
  id: string
  category_id: string
  position: number
}

interface PreorderPurchaseTable {
  id: string
  account_id: string
  preorder_id: string
  consume_coin: number
  ledger_transaction_id: string | null
  created_at: Date
}

/** What came of a purchase, bonuses too. */
interface PreorderPurchaseItemTable extends RewardColumns {
  purchase_id: string
  position: number
  is_bonus: boolean
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
