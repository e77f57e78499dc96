import type { videoAccessTypes, videoBadges, videoTypes } from '../../video/videoKinds.ts'
import type { Published } from '../runtime/db/columns.ts'

/** Tables of videos. */
export interface VideoTables {
  video: VideoTable
  video_access: VideoAccessTable
  /** First and latest time a member played it. */
  video_history: { account_id: string; video_id: string; viewed_at: Date; last_viewed_at: Date }
  video_playlist: { id: string; channel_id: string; name: string }
  video_playlist_entry: { playlist_id: string; video_id: string; position: number }
}

/**
 * A movie of the documents is a video of access type SERIAL_CODE or GACHA_PRIVILEGE that a member has access to (Q13).
 */
interface VideoTable extends Published {
  id: string
  channel_id: string
  title: string
  description: string | null
  image: string | null
  type: (typeof videoTypes)[number]
  badge: (typeof videoBadges)[number]
  access_type: (typeof videoAccessTypes)[number]
  /** RENTAL and PURCHASE. */
  consume_coin: number | null
  /** RENTAL: how long one may watch. */
  rental_hours: number | null
  /** In yen, where a web payment opens it. */
  web_price: number | null
  duration_seconds: number | null
  /** When a premiere or a live begins. */
  start_time: Date | null
  /** HLS master playlist below /videos, or the id at YouTube for type YOUTUBE. */
  source: string
  /** A trailer that anybody may watch, below /videos. */
  preview_source: string | null
  /** WebVTT below /videos, Japanese. */
  subtitles: string | null
}

/**
 * What a member may watch beyond what is free: rented or bought here, or granted by a serial code, a gacha privilege or
 * a web payment by inserting a row. It counts until `expires_at` (exclusive), for ever when that is null.
 */
interface VideoAccessTable {
  account_id: string
  video_id: string
  expires_at: Date | null
  ledger_transaction_id: string | null
  /** The latest acquisition: a rental can be repeated. */
  created_at: Date
}
