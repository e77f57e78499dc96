/** A channel, as the screens of several areas show it. */
export interface Channel {
  id: string
  name: string
  href: string
  /** The category as one noun: バンド. */
  category?: string | undefined
  description?: string | undefined
  /** When the channel broadcasts, as text: 毎週土曜 19:00. */
  schedule?: string | undefined
  /** URL of the image for jackets. */
  image?: string | undefined
  /** URL of the image for the channel's own page. */
  heroImage?: string | undefined
  /** The channel's colour (推し色), `#rrggbb`; without it a colour is derived from the id. */
  seed?: string | undefined
  followers?: number | undefined
  /** Whether the member follows the channel; absent for guests. */
  isFollowed?: boolean | undefined
}

/** What a programme row links to; UNKNOWN is a kind that this build does not know. */
export type ProgrammeKind = 'LIVE' | 'PREMIER' | 'STORY' | 'GACHA' | 'EVENT' | 'CAMPAIGN' | 'UNKNOWN'

/** One row of a day's programme: an event in a channel. Times are ISO 8601. */
export interface Programme {
  id: string
  channelId: string
  channelName: string
  seed?: string | undefined
  kind: ProgrammeKind
  title: string
  /** The episode as printed on the obi (vertical title band): 第48夜. */
  episode?: string | undefined
  start: string
  end?: string | undefined
  image?: string | undefined
  viewers?: number | undefined
  /** The URL of the row's page; absent while there is no page to open. */
  href?: string | undefined
  /** Set if `start` is the opening, the end or the result of a campaign: the texts for this moment. */
  moment?: ProgrammeMoment | undefined
}

/** A moment of a campaign that a day's programme shows: its opening, its end or its result. */
export interface ProgrammeMoment {
  /** The kind of campaign: 抽選. */
  kindText: string
  /** The text after the time, shown until the moment has come: から. */
  before: string
  /** The text that replaces the time from the moment on: 受付中. */
  after: string
}

/** Who views the page. Guests see the same pages as members, with other next steps (S006). */
export type Viewer = 'guest' | 'member'

/** A part of a long text: an optional heading and its paragraphs. */
export interface TextSection {
  heading?: string | undefined
  paragraphs: string[]
}

/** A text of the operator: terms, policies, notices. */
export interface TextDocument {
  title: string
  sections: TextSection[]
  /** Whether the text does not exist yet; the page then says so (Q34). */
  isPlaceholder?: boolean | undefined
}

/** The subject of a notice (A§3); UNKNOWN is one that this build does not know. */
export type NoticeCategory =
  | 'NOTICE'
  | 'DEFECT'
  | 'MAINTENANCE'
  | 'CAMPAIGN'
  | 'UPDATE'
  | 'GACHA'
  | 'NEW_CONTENT'
  | 'UNKNOWN'

/** The label of each category of notices, in the order of the filter (A§3). */
export const noticeCategoryText: Readonly<Record<NoticeCategory, string>> = {
  NOTICE: 'お知らせ',
  NEW_CONTENT: '新着',
  GACHA: 'ガチャ',
  CAMPAIGN: 'キャンペーン',
  UPDATE: 'アップデート',
  MAINTENANCE: 'メンテナンス',
  DEFECT: '不具合',
  UNKNOWN: 'そのほか',
}

/** A notice in a list. `published` is ISO 8601. */
export interface NoticeSummary {
  id: string
  category: NoticeCategory
  title: string
  published: string
  href: string
  /** Whether the notice is unread; absent for guests, who have no unread notices. */
  isUnread?: boolean | undefined
}

/** Availability of a gacha: in stock, sold out, or used up by this member. */
export type GachaStock = 'IN_STOCK' | 'OUT_OF_STOCK' | 'LIMITED_BY_USER' | 'UNKNOWN'

/** A gacha in a list. Times are ISO 8601. */
export interface GachaSummary {
  id: string
  name: string
  href: string
  image?: string | undefined
  /** The availability of the gacha: LIMIT for a limited time, COMMON always (A§3). */
  type?: 'LIMIT' | 'OTHERS' | 'COMMON' | 'UNKNOWN' | undefined
  stock: GachaStock
  /** The number of different items in the gacha. */
  itemCount?: number | undefined
  start: string
  end: string
}

/** The genre of a story: main story, side story, or a story granted as a privilege (Q51). */
export type StoryGenre = 'MAIN' | 'SIDE' | 'PRIVILEGE' | 'UNKNOWN'

/** A story in a list. Times are ISO 8601. */
export interface StorySummary {
  id: string
  name: string
  href: string
  genre: StoryGenre
  description?: string | undefined
  image?: string | undefined
  /** The number of published episodes. */
  episodes: number
  /** The number of episodes that the member has read; absent for guests. */
  read?: number | undefined
  /** Where the reader stopped on this device; absent unless they are in the middle of an episode. */
  stopped?: StoryReadingPosition | undefined
  start: string
  end: string
}

/** A reading position within an episode. */
export interface StoryReadingPosition {
  /** The name of the episode: 第一話. */
  label?: string | undefined
  /** The number of lines read, and of all lines. */
  line: number
  of: number
}

/** How a video is delivered (A§3). `NONE` cannot be played here. */
export type VideoKind = 'ONDEMAND' | 'PREMIER' | 'LIVE' | 'YOUTUBE' | 'NONE' | 'UNKNOWN'

/** What the user needs to watch a video (A§3); NONE and FREE need nothing. */
export type VideoAccess =
  | 'NONE'
  | 'FREE'
  | 'RENTAL'
  | 'PURCHASE'
  | 'WEB_PAYMENT'
  | 'SERIAL_CODE'
  | 'GACHA_PRIVILEGE'
  | 'UNKNOWN'

/** A video in a list, with the user's access to it (B§3, C119). Times are ISO 8601. */
export interface VideoSummary {
  id: string
  title: string
  href: string
  description?: string | undefined
  image?: string | undefined
  kind: VideoKind
  badge: 'NEW' | 'PICKUP' | 'NONE' | 'UNKNOWN'
  access: VideoAccess
  /** The price in coins of a rental or a purchase. */
  coins?: number | undefined
  /** The length of a rental, in hours. */
  rentalHours?: number | undefined
  /** The price in yen of a web payment. */
  yen?: number | undefined
  /** The length of the video, in seconds. */
  seconds?: number | undefined
  /** When a premiere or a live broadcast begins; absent for other videos. */
  start?: string | undefined
  /** Whether the user can watch it: free, bought, rented or unlocked. */
  hasAccess: boolean
  /** When the rental ends. */
  accessEnd?: string | undefined
  /** Whether the member has watched the video; absent for guests (S119). */
  isViewed?: boolean | undefined
  /** The playback position where the user stopped on this device, in seconds. */
  place?: number | undefined
  /** When the video ceases to be public. */
  end: string
}

/** A special page of a channel (C125). */
export interface SpecialSummary {
  id: string
  title: string
  description?: string | undefined
  image?: string | undefined
  /** The URL of the page; absent where its link is of a kind that the app does not open. */
  href?: string | undefined
  /** The kind of page that the link opens: 動画, ストーリー, 外部サイト; absent without a link. */
  opens?: string | undefined
  /** When the special page ceases to be public, ISO 8601. */
  end: string
}
