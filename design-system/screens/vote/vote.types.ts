import type { Failure } from '../../loadable.ts'
import type { Asset } from '../asset.types.ts'

/** A vote campaign (B§3). Times are ISO 8601; start inclusive, end exclusive (Q70). */
export interface VoteCampaign {
  id: string
  name: string
  image?: string
  /** Plain text; line breaks count. */
  description?: string
  cautions: string[]
  start: string
  end: string
  /** Points each member has anew every day in Japan, for this campaign only. */
  daily: number
}

/** Where a member stands, in points. */
export interface OwnPoints {
  /** Voted with in this campaign. */
  voted: number
  /** Can be voted with now. */
  votable: number
}

/** Whom or what one can vote for. */
export interface VoteTarget {
  id: string
  name: string
  image?: string
  description?: string
  /** Points of one's own; absent for guests, and where the host does not say it (Q241). */
  voted?: number
  /** Of the own votes, raised by photos, those that the ranking does not count yet. */
  uncounted?: number
}

/** A photo that raises a vote of whoever owns it: 10 is 10 % more. */
export interface BonusPhoto {
  id: string
  name: string
  image?: string
  percent: number
}

/** The bonus term that is on (C155). Times are ISO 8601. */
export interface VoteBonus {
  id: string
  name: string
  description?: string
  start: string
  end: string
  /** However many photos one owns, a vote is raised by no more. */
  maxPercent: number
  photos: BonusPhoto[]
  /** Of `photos`, those that the member owns; empty for guests. */
  owned: BonusPhoto[]
}

/** A line of the ranking. */
export interface RankingRow {
  id: string
  name: string
  image?: string
  /** As the host says it; 1 is the first. */
  rank: number
  /** Raised by bonus photos: what the rank goes by. */
  votes: number
  /** Others have the same rank. */
  isTied: boolean
  /** Places won (+) or lost (−) since the ranking that was seen before; absent where there is none to compare with. */
  change?: number
  /** Own votes that this ranking does not count yet. */
  uncounted?: number
}

/** The ranking as it was published last. Times are ISO 8601. */
export interface Ranking {
  rows: RankingRow[]
  /** Votes before then are in it; absent before the first publication. */
  asOf?: string
  /** The next publication; absent when this is the final one, or when nobody says. */
  next?: string
  /** Of which ranking `change` speaks. */
  since?: string
}

/** What a campaign's pages show. */
export interface ShownVote {
  campaign: VoteCampaign
  targets: VoteTarget[]
  /** Absent for guests. */
  points?: OwnPoints
}

/** Whether one can vote, by the host's clock. */
export type VotingState = 'coming' | 'open' | 'over'

/** What one is about to vote. */
export interface VoteDraft {
  /** Whom it is for; a coop vote has its goal. */
  subject: { id: string; name: string; image?: string }
  /** As it stands in the field: digits, or nothing. */
  amount: string
  /** Ids of the bonus photos that are used. */
  photoIds: readonly string[]
  /** The bonus term that was shown with it. */
  bonus?: VoteBonus
}

/** What came of a vote. */
export interface CastVote {
  amount: number
  /** `amount` raised by photos, by the host. */
  votes: number
  /** What can still be voted with. */
  votable: number
  /** Reached with this vote, and handed over (S126). */
  rewards: Asset[]
}

/** How far the vote in the sheet is. */
export type VoteStep =
  | { at: 'edit' }
  /** The last step: everything is said once more. */
  | { at: 'confirm' }
  | { at: 'sending' }
  /** No answer came: the same vote can be sent again, and counts once. */
  | { at: 'unknown' }
  /** The bonus is another one than the draft was made with: nothing has been voted. */
  /** `untouched`: what the caller knows has not moved. */
  | { at: 'changed'; after: VoteBonus | undefined; untouched?: string }
  /** The host has refused: nothing has been voted. */
  | { at: 'refused'; failure: Failure }
  | { at: 'done'; cast: CastVote }

/** What enough votes give. */
export interface VoteReward {
  id: string
  /** Votes it takes. */
  required: number
  asset: Asset
  isReceived: boolean
  /** Enough has been voted. */
  isReached: boolean
}

/** Rewards for taking part, received by hand (C158). Times are ISO 8601. */
export interface ParticipateRewards {
  voted: number
  description?: string
  /** Votes of this time count; an absent side is open. */
  start?: string
  end?: string
  /** When they can be received; absent: as long as the campaign is to be seen. */
  receivable?: { start: string; end: string }
  rewards: VoteReward[]
}

/** Rewards by points voted, handed over with the vote that reaches them (C157). */
export interface AmountRewards {
  voted: number
  rewards: VoteReward[]
}

/** What became of receiving rewards by hand, by the reward's id. */
export interface Receiving {
  /** On its way. */
  id?: string
  /** Refused, or nobody knows. */
  failed?: { id: string; text: string }
}

/** A coop vote: everybody's votes towards one goal (C179). */
export interface CoopVote {
  campaign: VoteCampaign
  goal: number
  /** Of all together; it may pass the goal. */
  achieved: number
  points?: OwnPoints
}

/** Where the pages of a ranking campaign lead. */
export interface VoteHrefs {
  campaign: string
  ranking: string
  targets: string
  reward: string
  collection: string
  presents: string
  /** By the log-in back to the page. */
  login: string
  /** /home for a member, /top for a guest. */
  top: string
}

/** Where the pages of a coop vote lead. */
export type CoopHrefs = Omit<VoteHrefs, 'ranking' | 'targets'>
