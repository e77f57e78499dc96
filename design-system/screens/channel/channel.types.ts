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
  members: ChannelMember[]
}
