import type { Generated } from 'kysely'
import type { PostMedia, mediaTypes } from '../../post/media.ts'
import type { Json } from '../runtime/db/columns.ts'

/** The tables of timelines, posts, uploads and link previews. */
export interface PostTables {
  board: BoardTable
  post: PostTable
  post_like: { post_id: string; account_id: string; created_at: Date }
  media: MediaTable
  link_preview: LinkPreviewTable
}

/** The kind of content that a timeline belongs to. */
export type BoardType = 'ip' | 'story' | 'video' | 'event'

/** A timeline. Its posting period includes its start and excludes its end (Q70). */
interface BoardTable {
  type: BoardType
  type_id: string
  /** The channel of the timeline. The timeline can be read only while this channel is published. */
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
  /** The post that this one answers; null for a root post. */
  parent_post_id: string | null
  depth: 0 | 1 | 2
  text: string
  /** The first URL in the text, for the link preview; null without one. */
  link_url: string | null
  media: Json<PostMedia[]>
  /** The label of the cover against spoilers, '' for a cover without a label; null for a post without a cover. */
  spoiler: string | null
  /** The number of invented likes that the count starts from. Real ones are added to it. */
  like_base: Generated<number>
  created_at: Date
  updated_at: Date | null
}

interface MediaTable {
  /** The unguessable id of the upload, also used as the file name. */
  id: string
  account_id: string
  type: (typeof mediaTypes)[number]
  /** The media type, for example `image/png`. */
  format: string
  width: number
  height: number
  content: Uint8Array<ArrayBuffer>
  /** The size of the content in bytes. */
  size: number
  /** The post that uses the upload; null until then. */
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
  /** The post that the preview quotes, if its page shows a post; null for all other pages. */
  quoted_post_id: string | null
}
