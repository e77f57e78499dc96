import type { Generated } from 'kysely'
import type { PostMedia, mediaTypes } from '../../post/media.ts'
import type { Json } from '../runtime/db/columns.ts'

/** Tables of timelines and what is written on them. */
export interface PostTables {
  board: BoardTable
  post: PostTable
  post_like: { post_id: string; account_id: string; created_at: Date }
  media: MediaTable
  link_preview: LinkPreviewTable
}

/** What a timeline belongs to. */
export type BoardType = 'ip' | 'story' | 'video' | 'event'

/** A place to post in: start inclusive, end exclusive (Q70). */
interface BoardTable {
  type: BoardType
  type_id: string
  /** Where it can be read only while the channel is published. */
  channel_id: string
  opens_at: Date
  closes_at: Date
}

interface PostTable {
  id: string
  type: BoardType
  type_id: string
  account_id: string
  root_post_id: string
  /** Null: a root post. */
  parent_post_id: string | null
  depth: 0 | 1 | 2
  text: string
  /** The first address in the text. */
  link_url: string | null
  media: Json<PostMedia[]>
  /** Likes from before this world began; real ones are added. */
  like_base: Generated<number>
  created_at: Date
  updated_at: Date | null
}

interface MediaTable {
  /** Also its file name, which nobody can guess. */
  id: string
  account_id: string
  type: (typeof mediaTypes)[number]
  /** `image/png` */
  format: string
  width: number
  height: number
  content: Uint8Array<ArrayBuffer>
  /** Of the content, in bytes. */
  size: number
  /** Null until it is used. */
  post_id: string | null
  created_at: Date
}

interface LinkPreviewTable {
  url: string
  title: string
  description: string | null
  image: string | null
  site_name: string | null
  fetched_at: Date
}
