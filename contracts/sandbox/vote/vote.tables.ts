import type { Generated } from 'kysely'
import type { CampaignTexts, PublicationColumns, RewardColumns } from '../runtime/db/columns.ts'

/** The tables of votes. */
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
  /** How often the campaign was opened again. Votes and received rewards belong to one run. */
  run: Generated<number>
  voting_from: Date
  voting_until: Date
  /** Vote points that each member gets every day in Japan, for this campaign only. */
  daily_amount: number
  /**
   * For RANKING: the interval in minutes at which the ranking is published. Null if it is published only after voting
   * has ended.
   */
  result_minutes: number | null
  /** For RANKING: the description of the participation reward. */
  participate_description: string | null
  /** When votes begin to count towards the participation reward; null if all count. */
  participate_from: Date | null
  participate_until: Date | null
  /** When the reward can first be received; null if it can be received as long as the campaign is published. */
  receivable_from: Date | null
  receivable_until: Date | null
  /** For COOP: the number of invented votes that the total starts from. */
  base_amount: number
  /** For COOP: the common goal, as a number of votes. */
  goal_amount: number | null
}

interface VoteTargetTable {
  id: string
  campaign_id: string
  position: number
  name: string
  image: string | null
  description: string | null
  /** The number of invented votes that the count starts from. */
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
  /** The highest bonus rate in percent, however many photos a member owns. */
  max_rate_percent: number
}

interface VoteRewardTable extends RewardColumns {
  id: string
  campaign_id: string
  position: number
  /**
   * How a reward of this kind is received. AMOUNT: with the vote that reaches it. PARTICIPATE and COOP: by a separate
   * request.
   */
  kind: 'AMOUNT' | 'PARTICIPATE' | 'COOP'
  /** The number of votes required: the member's own; for COOP those of all members. */
  required_amount: number
}

interface VoteTable {
  id: string
  account_id: string
  campaign_id: string
  run: number
  /** The target of the vote; null for a vote towards the common goal. */
  target_id: string | null
  bonus_id: string | null
  amount: number
  /** How many of the points in `amount` were daily points. */
  daily_amount: number
  /** The number of votes: `amount` and the bonus of photos. */
  obtained_amount: number
  created_at: Date
}
