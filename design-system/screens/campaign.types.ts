/** The channel of a draw, a lottery, a preorder or a vote. Its id is empty while nobody knows it. */
export interface CampaignChannel {
  id: string
  name: string
  seed?: string
  href: string
}

/** What an address leads to: a campaign, none, or one that is not public now (E053). */
export type FoundCampaign<Shown> = Shown | 'missing' | 'hidden'

/** What a campaign is; UNKNOWN is a kind that a newer host sends. */
export type CampaignKind =
  | 'VOTE_RANKING'
  | 'VOTE_COOP'
  | 'LOTTERY'
  | 'PREORDER'
  | 'DRAW'
  | 'LIVE_TALK_GROUP'
  | 'EVENT'
  | 'UNKNOWN'

/** State of a campaign for the reader, as the host reports it; UNKNOWN is a state that a newer host sends. */
export type CampaignState =
  | 'COMING'
  | 'OPEN'
  | 'ENTERED'
  | 'RESERVED'
  | 'WON'
  | 'LOST'
  | 'RESULT'
  | 'CLOSED'
  | 'UNKNOWN'

/** A campaign in a list: a vote, lottery, preorder, prize draw, live talk group or event. Times are ISO 8601. */
export interface CampaignSummary {
  /** Unique over all kinds. */
  id: string
  kind: CampaignKind
  name: string
  image?: string
  channel: CampaignChannel
  /** The campaign's page. */
  href: string
  start: string
  end: string
  /** When the result is announced, where that is later than the end. */
  result?: string
  state: CampaignState
}
