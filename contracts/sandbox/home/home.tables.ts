import type { BannerLinkTarget } from '../../home/home.endpoints.ts'

/** The tables of the home page: banners, photos and backgrounds. */
export interface HomeTables {
  banner: BannerTable
  home_photo: { account_id: string; position: number; item_id: string }
  background: BackgroundTable
  /** The backgrounds that members were given. They need not be unlocked by photos. */
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
  /**
   * The target of the banner: the id of a notice, story group, video or live-talk group, or an https URL for
   * EXTERNAL_LINK (X15).
   */
  link_value: string | null
}

interface BackgroundTable {
  id: string
  /** The channel of the background; null if it belongs to the whole service. */
  channel_id: string | null
  position: number
  name: string
  image: string
  /**
   * How many different photos of the channel unlock the background; 0 if every member has it, null if photos cannot
   * unlock it.
   */
  required_photos: number | null
}
