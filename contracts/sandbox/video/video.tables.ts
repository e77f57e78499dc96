import type { penlightColors, videoAccessTypes, videoBadges, videoTypes } from '../../video/videoKinds.ts'
import type { PublicationColumns } from '../runtime/db/columns.ts'

/** The tables of videos. */
export interface VideoTables {
  video: VideoTable
  video_access: VideoAccessTable
  /** When a member first and last played a video. */
  video_history: { account_id: string; video_id: string; viewed_at: Date; last_viewed_at: Date }
  /** How often viewers have waved a penlight of a colour while they watched a video together from a start. */
  video_penlight: { video_id: string; start_at: Date; color: (typeof penlightColors)[number]; count: number }
  video_playlist: { id: string; channel_id: string; name: string }
  video_playlist_entry: { playlist_id: string; video_id: string; position: number }
}

/**
 * A movie of the specification is a video of access type SERIAL_CODE or GACHA_PRIVILEGE to which a member has access
 * (Q13).
 */
interface VideoTable extends PublicationColumns {
  id: string
  channel_id: string
  title: string
  description: string | null
  image: string | null
  type: (typeof videoTypes)[number]
  badge: (typeof videoBadges)[number]
  access_type: (typeof videoAccessTypes)[number]
  /** The price in coins, for RENTAL and PURCHASE. */
  consume_coin: number | null
  /** The duration of access in hours, for RENTAL. */
  rental_hours: number | null
  /** The price in yen, if a web payment gives access. */
  web_price: number | null
  duration_seconds: number | null
  /** The start of a premiere or live broadcast. */
  start_time: Date | null
  /** The path of the HLS master playlist below /videos, or the YouTube id for type YOUTUBE. */
  source: string
  /** The path of the trailer below /videos, which everybody may watch. */
  preview_source: string | null
  /** The path of the Japanese WebVTT subtitles below /videos. */
  subtitles: string | null
}

/**
 * A member's access to a video that is not free: rented or bought in the app, or given by a serial code, a gacha
 * privilege or a web payment. Valid until `expires_at` (exclusive), or permanently if null.
 */
interface VideoAccessTable {
  account_id: string
  video_id: string
  expires_at: Date | null
  ledger_transaction_id: string | null
  /** When access was last acquired; a rental can be repeated. */
  created_at: Date
}
