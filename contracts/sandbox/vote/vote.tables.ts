import type { Generated } from 'kysely'
import type { CampaignTexts, Published, RewardColumns } from '../runtime/db/columns.ts'

/** Tables of votes. */
export interface VoteTables {
  vote_campaign: VoteCampaignTable
  vote_target: VoteTargetTable
  vote_bonus: VoteBonusTable
  vote_bonus_photo: { bonus_id: string; item_id: string; position: number; rate_percent: number }
  vote_reward: VoteRewardTable
  vote: VoteTable
  vote_reward_receipt: { account_id: string; reward_id: string; run: number; received_at: Date }
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
