import type { CampaignSummary } from '../campaign.types.ts'
import type { Programme } from '../programme.types.ts'

/** Someone who belongs to a channel. */
export interface ChannelMember {
  id: string
  name: string
  /** ボーカル, 声の出演 … */
  role?: string
  image?: string
}

/** What is on in a channel, and who it is. */
export interface ChannelOverview {
  programme: Programme[]
  /** Absent where the host does not list campaigns. */
  campaigns?: CampaignSummary[]
  members: ChannelMember[]
}
