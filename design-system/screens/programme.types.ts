/** A channel (IP) as the screens of several areas show it. */
export interface Channel {
  id: string
  name: string
  href: string
  /** What it is, in a word: バンド. */
  category?: string
  description?: string
  /** When it gathers, in words: 毎週土曜 19:00. */
  schedule?: string
  /** Address of the picture for jackets. */
  image?: string
  /** Address of the picture for its own page. */
  heroImage?: string
  /** 推し色, `#rrggbb`; without it a colour is derived from the id. */
  seed?: string
  followers?: number
  /** Members only. */
  followed?: boolean
}

/** What a line of the programme leads to; UNKNOWN is one that a host knows and we do not yet. */
export type ProgrammeKind = 'LIVE' | 'PREMIER' | 'STORY' | 'GACHA' | 'EVENT' | 'CAMPAIGN' | 'UNKNOWN'

/** One line of a day's programme: what happens when, in which channel. Times are ISO 8601. */
export interface Programme {
  id: string
  channelId: string
  channelName: string
  seed?: string
  kind: ProgrammeKind
  title: string
  /** 第48夜: printed on the obi. */
  episode?: string
  start: string
  end?: string
  image?: string
  viewers?: number
  /** Absent when there is nothing to open yet. */
  href?: string
  /** Of a campaign, where `start` is one of its moments, in words. */
  moment?: ProgrammeMoment
}

/** A moment of a campaign that a day's programme shows: its opening, its end or its result. */
export interface ProgrammeMoment {
  /** What kind of campaign it is: 抽選. */
  kindText: string
  /** Follows the time until the moment has come: から. */
  before: string
  /** Replaces the time from then on: 受付中. */
  after: string
}

/** Guests see the same pages, with other next steps (S006). */
export type Viewer = 'guest' | 'member'

/** A part of a long text: an optional heading and its paragraphs. */
export interface TextSection {
  heading?: string
  paragraphs: string[]
}

/** A text of the house: terms, policies, notices. */
export interface TextDocument {
  title: string
  sections: TextSection[]
  /** Nothing has been decided yet; the page says so instead of pretending (Q34). */
  placeholder?: boolean
}

/** What a notice is about (A§3); UNKNOWN is one that a host knows and we do not yet. */
export type NoticeCategory =
  | 'NOTICE'
  | 'DEFECT'
  | 'MAINTENANCE'
  | 'CAMPAIGN'
  | 'UPDATE'
  | 'GACHA'
  | 'NEW_CONTENT'
  | 'UNKNOWN'

/** The categories of notices (A§3), in the order in which they are offered. */
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
  /** Absent for guests, who have no unread notices. */
  unread?: boolean
}

/** For all, for this member, or not any more. */
export type GachaStock = 'IN_STOCK' | 'OUT_OF_STOCK' | 'LIMITED_BY_USER' | 'UNKNOWN'

/** A gacha in a list. Times are ISO 8601. */
export interface GachaSummary {
  id: string
  name: string
  href: string
  image?: string
  /** LIMIT is on for a time only, COMMON always (A§3). */
  type?: 'LIMIT' | 'OTHERS' | 'COMMON' | 'UNKNOWN'
  stock: GachaStock
  /** How many different items it holds. */
  itemCount?: number
  start: string
  end: string
}

/** Main story, side story, a story one is given (Q51). */
export type StoryGenre = 'MAIN' | 'SIDE' | 'PRIVILEGE' | 'UNKNOWN'

/** A story in a list. Times are ISO 8601. */
export interface StorySummary {
  id: string
  name: string
  href: string
  genre: StoryGenre
  description?: string
  image?: string
  /** Published episodes. */
  episodes: number
  /** Episodes that the member has read; absent for guests. */
  read?: number
  /** Where somebody stopped last, on this device; absent where they are not in the middle of an episode. */
  stopped?: StoppedAt
  start: string
  end: string
}

/** A place within an episode. */
export interface StoppedAt {
  /** The episode's place in the story, in words: 第一話. */
  label?: string
  /** Lines read, of so many. */
  line: number
  of: number
}

/** How a video is shown (A§3). `NONE` is not played here. */
export type VideoKind = 'ONDEMAND' | 'PREMIER' | 'LIVE' | 'YOUTUBE' | 'NONE' | 'UNKNOWN'

/** What opens a video (A§3); NONE and FREE are open to everybody. */
export type VideoAccess =
  | 'NONE'
  | 'FREE'
  | 'RENTAL'
  | 'PURCHASE'
  | 'WEB_PAYMENT'
  | 'SERIAL_CODE'
  | 'GACHA_PRIVILEGE'
  | 'UNKNOWN'

/** A video in a list, with what one may do with it (B§3, C119). Times are ISO 8601. */
export interface VideoSummary {
  id: string
  title: string
  href: string
  description?: string
  image?: string
  kind: VideoKind
  badge: 'NEW' | 'PICKUP' | 'NONE' | 'UNKNOWN'
  access: VideoAccess
  /** What a rental or a purchase costs. */
  coins?: number
  /** How long a rental lasts. */
  rentalHours?: number
  /** What a web payment costs, in yen. */
  yen?: number
  /** Its length, in seconds. */
  seconds?: number
  /** When a premiere or a live begins. */
  start?: string
  /** Free, bought, rented or unlocked. */
  hasAccess: boolean
  /** Until then it is rented. */
  accessEnd?: string
  /** Members only (S119). */
  isViewed?: boolean
  /** Where one stopped on this device, in seconds. */
  place?: number
  /** When its publication ends. */
  end: string
}

/** A special page of a channel (C125). */
export interface SpecialSummary {
  id: string
  title: string
  description?: string
  image?: string
  /** Absent where its address is none that we follow. */
  href?: string
  /** What it opens, in a word: 動画, ストーリー, 外部サイト; absent without an address. */
  opens?: string
  /** ISO 8601. */
  end: string
}
