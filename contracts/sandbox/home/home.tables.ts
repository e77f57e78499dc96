import type { BannerLinkTarget } from '../../home/home.endpoints.ts'

/** Tables of the home. */
export interface HomeTables {
  banner: BannerTable
  home_photo: { account_id: string; position: number; item_id: string }
  background: BackgroundTable
  /** Handed over, whatever the background asks for otherwise. */
  owned_background: { account_id: string; background_id: string; acquired_at: Date }
  home_background: { account_id: string; background_id: string }
}

interface BannerTable {
  id: string
  position: number
  title: string
  image: string
  channel_id: string | null
  link_target: BannerLinkTarget
  /** The id of a notice, story group, video, live-talk group; an https address for EXTERNAL_LINK (X15). */
  link_value: string | null
}

interface BackgroundTable {
  id: string
  /** Null: of the whole service. */
  channel_id: string | null
  position: number
  name: string
  image: string
  /** Open to whoever owns so many different photos of the channel; 0: to everybody; null: only when handed over. */
  required_photos: number | null
}
