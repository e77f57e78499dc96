/** The channel of a draw, a lottery, a preorder or a vote. Its id is empty while unknown. */
export interface CampaignChannel {
  id: string
  name: string
  seed?: string | undefined
  href: string
}

/**
 * The result of looking up a campaign by its id: the campaign, `missing` when it does not exist, or `hidden` when it
 * is not public now (E053).
 */
export type FoundCampaign<Shown> = Shown | 'missing' | 'hidden'

/** The kind of a campaign; UNKNOWN is a kind that this build does not know. */
export type CampaignKind =
  | 'VOTE_RANKING'
  | 'VOTE_COOP'
  | 'LOTTERY'
  | 'PREORDER'
  | 'DRAW'
  | 'LIVE_TALK_GROUP'
  | 'EVENT'
  | 'UNKNOWN'

/**
 * The state of a campaign for the member, as reported by the server; UNKNOWN is a state that this build does not
 * know.
 */
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
  /** Unique across all kinds of campaigns. */
  id: string
  kind: CampaignKind
  name: string
  image?: string | undefined
  channel: CampaignChannel
  /** The URL of the campaign's page. */
  href: string
  start: string
  end: string
  /** When the result is announced; absent unless this is later than the end. */
  result?: string | undefined
  state: CampaignState
}
