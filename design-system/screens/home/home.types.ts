import type { ReactNode } from 'react'
import type { Loadable } from '../../loadable.ts'
import type { RarityName } from '../../components/Rarity.tsx'
import type { CampaignSummary } from '../campaign.types.ts'
import type { Channel, NoticeSummary, Programme } from '../programme.types.ts'

/** A gacha of a followed channel that ends soon. */
export interface EndingGacha {
  id: string
  name: string
  channelId: string
  channelName: string
  seed?: string | undefined
  image?: string | undefined
  end: string
  href: string
}

/** A position on the home page's photo wall, from the left, with its photo. */
export interface WallSlot {
  /** The position's number, from 1. */
  position: number
  photo?: { id: string; image?: string | undefined } | undefined
}

/** The photo wall of the home page: all positions, and the background. */
export interface HomeWall {
  places: WallSlot[]
  /** The background of the wall; absent until the member chooses one. */
  background?: HomeBackground | undefined
}

/** A photo of the member that can be put on the wall. */
export interface PhotoCandidate {
  id: string
  name: string
  image?: string | undefined
  rarity?: RarityName | undefined
  channel: { id: string; name: string; seed?: string | undefined }
  /** The photo's current position on the wall. Choosing the photo moves it from there. */
  position?: number | undefined
}

/** A background in the picker. */
export interface BackgroundChoice extends HomeBackground {
  /** The channel of the background; absent for backgrounds of the operator. */
  channelName?: string | undefined
  status: 'locked' | 'owned' | 'chosen' | 'unknown'
  /** How many more different photos of the channel unlock this background; absent where photos do not unlock it. */
  missing?: number | undefined
}

/** The background that the member chose. Without a colour it belongs to the operator. */
export interface HomeBackground {
  id: string
  name: string
  image?: string | undefined
  seed?: string | undefined
}

/** An image with a link. */
export interface Banner {
  id: string
  title: string
  image?: string | undefined
  /** A path of this app, the hash of a dialog, or an external http(s) URL. Absent when the target is unknown. */
  href?: string | undefined
  /** The host name of an external URL, shown to the user before they follow it. */
  outside?: string | undefined
}

/** The data of the home page. */
export interface HomePageData {
  programme: Programme[]
  /** Current campaigns; empty where the server does not list them. */
  campaigns: CampaignSummary[]
  ending: EndingGacha[]
  wall: HomeWall
  banners: Banner[]
}

/** The outcome of a change to the wall. */
export interface WallChangeOutcome {
  text: string
  isFailure?: true | undefined
  /** Undoes the change; absent when it cannot be undone. */
  onUndo?: (() => void) | undefined
}

/** What the home page shows. */
export interface HomeScreenProps {
  now: string
  /** The member's nickname; absent while unknown. */
  nickName?: string | undefined
  home: Loadable<HomePageData>
  follows: Loadable<Channel[]>
  /** The latest notices. */
  notices: Loadable<NoticeSummary[]>
  /**
   * The member's next deadline, a `NextDeadline`, whose space is reserved while loading, and the URL of all deadlines.
   */
  deadline?: { next: ReactNode; href: string } | undefined
  hrefs: { channels: string; notices: string; photos: string; campaigns: string }
}
