import type { Failure } from '../../loadable.ts'
import type { Asset } from '../asset.types.ts'

/** A vote campaign (B§3). Times are ISO 8601; start inclusive, end exclusive (Q70). */
export interface VoteCampaign {
  id: string
  name: string
  image?: string | undefined
  /** The description: plain text whose line breaks are kept. */
  description?: string | undefined
  cautions: string[]
  start: string
  end: string
  /** A member's points. Each member gets them every day in Japan, for this campaign only. */
  daily: number
}

/** The points of the member in one campaign. */
export interface OwnPoints {
  /** The points that the member has used in this campaign. */
  voted: number
  /** The points that are available for voting now. */
  votable: number
}

/** A target to vote for. */
export interface VoteTarget {
  id: string
  name: string
  image?: string | undefined
  description?: string | undefined
  /**
   * The points with which the member has voted for the target; absent for guests, and where the server does not report
   * it (Q241).
   */
  voted?: number | undefined
  /** The member's votes (raised by photos) that the ranking does not contain yet. */
  uncounted?: number | undefined
}

/** A photo that raises its owner's votes: 10 is 10 % more. */
export interface BonusPhoto {
  id: string
  name: string
  image?: string | undefined
  percent: number
}

/** The current bonus term (C155). Times are ISO 8601. */
export interface VoteBonus {
  id: string
  name: string
  description?: string | undefined
  start: string
  end: string
  /** The maximum of the total rate, however many photos a member owns. */
  maxPercent: number
  photos: BonusPhoto[]
  /** The photos of the bonus that the member owns; empty for guests. */
  owned: BonusPhoto[]
}

/** A row of the ranking. */
export interface RankingRow {
  id: string
  name: string
  image?: string | undefined
  /** The rank as reported by the server; 1 is the first. */
  rank: number
  /** The number of votes, raised by bonus photos. It determines the rank. */
  votes: number
  /** Whether other targets have the same rank. */
  isTied: boolean
  /** Ranks gained (+) or lost (−) since the ranking that was seen before; absent without one. */
  change?: number | undefined
  /** The member's own votes that this ranking does not contain yet. */
  uncounted?: number | undefined
}

/** The latest published ranking. Times are ISO 8601. */
export interface Ranking {
  rows: RankingRow[]
  /** The ranking contains the votes before this time; absent before the first publication. */
  asOf?: string | undefined
  /** The next publication; absent for the final ranking, or when unknown. */
  next?: string | undefined
  /** The time of the ranking that `change` is relative to. */
  since?: string | undefined
}

/** The data that a campaign's pages share. */
export interface VotePageData {
  campaign: VoteCampaign
  targets: VoteTarget[]
  /** The member's points; absent for guests. */
  points?: OwnPoints | undefined
}

/** Whether voting is open, by server time. */
export type VotingState = 'coming' | 'open' | 'over'

/** A vote that the member is preparing. */
export interface VoteDraft {
  /** The target of the vote. In a cooperative vote this is its common goal. */
  subject: { id: string; name: string; image?: string | undefined }
  /** The number of points as typed: digits, or empty. */
  amount: string
  /** The ids of the selected bonus photos. */
  photoIds: readonly string[]
  /** The bonus term that was shown when the draft was made. */
  bonus?: VoteBonus | undefined
}

/** The outcome of a vote. */
export interface CastVote {
  amount: number
  /** The number of votes: the points (`amount`), raised by photos. Computed by the server. */
  votes: number
  /** The points still available. */
  votable: number
  /** The rewards reached and granted with this vote (S126). */
  rewards: Asset[]
}

/** The step of voting that the sheet (bottom panel) shows. */
export type VoteStep =
  | { at: 'edit' }
  /** The final confirmation is shown. */
  | { at: 'confirm' }
  | { at: 'sending' }
  /**
   * No response arrived, so it is unknown whether the vote was counted. The same vote can be sent again: the server
   * never counts it twice.
   */
  | { at: 'unknown' }
  /** The bonus has changed since the draft was made: no vote was sent, as the sentence `untouched` says. */
  | { at: 'changed'; after: VoteBonus | undefined; untouched?: string | undefined }
  /** The server refused the vote: nothing was counted. */
  | { at: 'refused'; failure: Failure }
  | { at: 'done'; cast: CastVote }

/** A reward for a number of votes. */
export interface VoteReward {
  id: string
  /** The number of votes required. */
  required: number
  asset: Asset
  isReceived: boolean
  /** Whether enough votes for this reward were cast. */
  isReached: boolean
}

/** The rewards for taking part, received by a press (C158). Times are ISO 8601. */
export interface ParticipateRewards {
  voted: number
  description?: string | undefined
  /** The period in which votes count; an absent side is unlimited. */
  start?: string | undefined
  end?: string | undefined
  /**
   * The period in which the member can receive the rewards. If absent, they can be received as long as the campaign is
   * public.
   */
  receivable?: { start: string; end: string } | undefined
  rewards: VoteReward[]
}

/** The rewards for numbers of points. Each is granted by the vote with which the member reaches its number (C157). */
export interface AmountRewards {
  voted: number
  rewards: VoteReward[]
}

/** The state of receiving a reward, by the reward's id. */
export interface RewardRequest {
  /** The id of the reward that is being received. */
  id?: string | undefined
  /** The reward that could not be received, with the text to show: it was refused, or the outcome is unknown. */
  failed?: { id: string; text: string } | undefined
}

/** A cooperative vote: all members vote towards one goal (C179). */
export interface CoopVote {
  campaign: VoteCampaign
  goal: number
  /** The votes of all members; may exceed the goal. */
  achieved: number
  points?: OwnPoints | undefined
}

/** The links of a ranking campaign's pages. */
export interface VoteHrefs {
  campaign: string
  ranking: string
  targets: string
  reward: string
  collection: string
  presents: string
  /** The URL of the log-in, which returns to this page. */
  login: string
  /** The URL of the start page: /home for a member, /top for a guest. */
  top: string
}

/** The links of a cooperative vote's pages. */
export type CoopHrefs = Omit<VoteHrefs, 'ranking' | 'targets'>
