import type { Generated } from 'kysely'
import type { CampaignTexts, PublicationColumns, RewardColumns } from '../runtime/db/columns.ts'

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

interface VoteCampaignTable extends PublicationColumns, CampaignTexts {
  id: string
  channel_id: string
  kind: 'RANKING' | 'COOP'
  /** Number of times it was reopened; votes and receipts belong to a run. */
  run: Generated<number>
  voting_from: Date
  voting_until: Date
  /** Vote points that each member gets every day in Japan, for this campaign only. */
  daily_amount: number
  /**
   * For RANKING: interval in minutes at which the ranking is published; null if it is published only after voting has
   * ended.
   */
  result_minutes: number | null
  /** For RANKING: description of the participation reward. */
  participate_description: string | null
  /** Start of the votes that count as participation; null if all count. */
  participate_from: Date | null
  participate_until: Date | null
  /** Null if receivable as long as the campaign is published. */
  receivable_from: Date | null
  receivable_until: Date | null
  /** For COOP: invented votes that the total starts from. */
  base_amount: number
  /** For COOP: the common goal in votes. */
  goal_amount: number | null
}

interface VoteTargetTable {
  id: string
  campaign_id: string
  position: number
  name: string
  image: string | null
  description: string | null
  /** Invented votes that the count starts from. */
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
  /** Maximum rate, however many photos a member owns. */
  max_rate_percent: number
}

interface VoteRewardTable extends RewardColumns {
  id: string
  campaign_id: string
  position: number
  /**
   * When rewards of this kind are given. AMOUNT: with the vote that reaches it. PARTICIPATE and COOP: by a separate
   * call.
   */
  kind: 'AMOUNT' | 'PARTICIPATE' | 'COOP'
  /** Required votes: the member's own; for COOP those of all members. */
  required_amount: number
}

interface VoteTable {
  id: string
  account_id: string
  campaign_id: string
  run: number
  /** Null for a vote towards the common goal. */
  target_id: string | null
  bonus_id: string | null
  amount: number
  /** How many of `amount` were daily points. */
  daily_amount: number
  /** `amount` including the bonus of photos. */
  obtained_amount: number
  created_at: Date
}
