import type { PublicationColumns } from '../runtime/db/columns.ts'

/** The tables of channels, their members, programmes, followers and the addresses of their calendars. */
export interface ChannelTables {
  channel: ChannelTable
  channel_member: ChannelMemberTable
  programme: ProgrammeTable
  follow: { account_id: string; channel_id: string; created_at: Date }
  channel_calendar: { account_id: string; channel_id: string; secret_hash: string; created_at: Date }
}

interface ChannelTable extends PublicationColumns {
  id: string
  position: number
  name: string
  category: string | null
  description: string | null
  schedule: string | null
  image: string | null
  hero_image: string | null
  oshi_color: string | null
  /** The number of invented followers that the follower count starts from. Real follows are added to it. */
  follower_base: number
}

interface ChannelMemberTable {
  id: string
  channel_id: string
  position: number
  name: string
  role: string | null
  image: string | null
}

interface ProgrammeTable {
  id: string
  channel_id: string
  kind: string
  title: string
  episode: string | null
  start_time: Date
  end_time: Date | null
  image: string | null
  viewer_count: number | null
  link_id: string | null
}
