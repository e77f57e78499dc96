import type { CampaignSummary } from '../campaign.types.ts'
import type { Programme } from '../programme.types.ts'

/** A person who belongs to a channel. */
export interface ChannelMember {
  id: string
  name: string
  /** The person's role, such as ボーカル or 声の出演. */
  role?: string | undefined
  image?: string | undefined
}

/** The data of a channel's overview page: its schedule, and the people who appear in it. */
export interface ChannelOverview {
  programme: Programme[]
  /** The channel's campaigns; absent where the server does not list them. */
  campaigns?: CampaignSummary[] | undefined
  members: ChannelMember[]
}
