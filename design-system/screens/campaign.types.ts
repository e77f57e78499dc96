/** The channel of a draw, a lottery, a preorder or a vote. Its id is empty while nobody knows it. */
export interface CampaignChannel {
  id: string
  name: string
  seed?: string
  href: string
}

/** What an address leads to: a campaign, none, or one that is not public now (E053). */
export type FoundCampaign<Shown> = Shown | 'missing' | 'hidden'
