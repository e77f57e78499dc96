import type { Json, PublicationColumns } from '../runtime/db/columns.ts'

/** The tables of events and their tickets. */
export interface EventTables {
  event: EventTable
  event_episode: EventEpisodeTable
  event_follow: { account_id: string; event_id: string; created_at: Date }
  event_board_entry: EventBoardEntryTable
  event_video: EventVideoTable
  /** Items that are tickets (type TICKET) and their event. A member who owns the item has the ticket. */
  event_ticket: { item_id: string; event_id: string; seat: string | null }
  event_ticket_episode: { item_id: string; episode_id: string }
  viewing_purchase: ViewingPurchaseTable
}

interface EventTable extends PublicationColumns {
  id: string
  channel_id: string
  position: number
  kind: 'LIVE' | 'PREMIER' | 'LIVETALK'
  title: string
  description: string | null
  image: string | null
  venue: string | null
  caution_list: Json<string[]> | null
}

interface EventEpisodeTable {
  id: string
  event_id: string
  position: number
  status: 'NORMAL' | 'CANCELLED'
  title: string
  description: string | null
  image: string | null
  start_time: Date
  end_time: Date
  /** The numbers of invented bookings and viewers that the counts start from. */
  booking_base: number
  viewing_base: number
  /** When the bulletin board opens; null without a board. */
  board_from: Date | null
  board_until: Date | null
}

interface EventBoardEntryTable {
  id: string
  episode_id: string
  /** The member who wrote the entry; null if the channel wrote it. */
  author_id: string | null
  author_name: string
  author_image: string | null
  is_official: boolean
  text: string
  image: string | null
  created_at: Date
}

interface EventVideoTable {
  id: string
  episode_id: string
  title: string
  url: string
  image: string | null
  duration_seconds: number
  available_from: Date
  available_until: Date
}

interface ViewingPurchaseTable {
  account_id: string
  episode_id: string
  /** The price in yen. */
  price: number
  purchased_at: Date
}
