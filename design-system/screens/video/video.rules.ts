import { dayParts, isSameDay } from '../../text/dayParts.ts'
import { timeText as timeOfDay } from '../../text/dateTimeText.ts'
import { coinText } from '../../text/coinText.ts'
import { remainingText } from '../../text/remainingText.ts'
import { yenText } from '../../text/yenText.ts'
import type { VideoKind, VideoSummary } from '../programme.types.ts'

/** The word for each way a video is shown; what has none is a 動画. */
export const videoKindText: Readonly<Record<VideoKind, string>> = {
  ONDEMAND: '動画',
  PREMIER: 'プレミア公開',
  LIVE: 'ライブ',
  YOUTUBE: 'YouTube',
  NONE: '動画',
  UNKNOWN: '動画',
}

/** Whether it may be watched now: a rental is over to the second of its end, also on a page that stays open. */
export const canWatch = ({ hasAccess, accessEnd }: VideoSummary, now: string): boolean =>
  hasAccess && (accessEnd === undefined || Date.parse(accessEnd) > Date.parse(now))

/**
 * The one way to what may not be watched yet. `elsewhere`: it is played nowhere in the product. `unknown`: a way that
 * this version does not know.
 */
export type WayIn =
  | { by: 'rental'; coins: number; hours: number | undefined; isAgain: boolean }
  | { by: 'purchase'; coins: number }
  | { by: 'serial' }
  | { by: 'gacha' }
  | { by: 'web'; yen: number | undefined }
  | { by: 'elsewhere' }
  | { by: 'unknown' }

/** What is missing before a video plays (W086); nothing where it may be watched. */
export function wayInto(video: VideoSummary, now: string): WayIn | undefined {
  const { kind, access, coins, rentalHours: hours, yen, isViewed, accessEnd } = video
  if (kind === 'NONE') return { by: 'elsewhere' }
  if (canWatch(video, now)) return undefined
  if (access === 'RENTAL' && coins !== undefined)
    return { by: 'rental', coins, hours, isAgain: isViewed === true || accessEnd !== undefined }
  if (access === 'PURCHASE' && coins !== undefined) return { by: 'purchase', coins }
  if (access === 'SERIAL_CODE') return { by: 'serial' }
  if (access === 'GACHA_PRIVILEGE') return { by: 'gacha' }
  return access === 'WEB_PAYMENT' ? { by: 'web', yen } : { by: 'unknown' }
}

/** A fact at the end of a row. */
export interface VideoFact {
  text: string
  tone: 'plain' | 'urgent'
}

const owned: Readonly<Partial<Record<VideoSummary['access'], string>>> = {
  PURCHASE: '購入済み',
  WEB_PAYMENT: '購入済み',
  SERIAL_CODE: 'シリアルコードで獲得済み',
  GACHA_PRIVILEGE: 'ガチャの特典で獲得済み',
  RENTAL: 'レンタル中',
}

/** What one has of a video, or what it takes: 無料, レンタル中 残り22時間, 300コイン. */
export function accessFact(video: VideoSummary, now: string): VideoFact {
  const { access, accessEnd } = video
  const missing = wayInto(video, now)
  if (!missing && access === 'RENTAL' && accessEnd !== undefined) {
    const { text, urgent } = remainingText(accessEnd, now)
    return { text: `レンタル中 ${text}`, tone: urgent ? 'urgent' : 'plain' }
  }
  return { text: missing ? priceText(missing) : (owned[access] ?? '無料'), tone: 'plain' }
}

function priceText(missing: WayIn): string {
  switch (missing.by) {
    case 'rental':
      return `レンタル ${hoursText(missing.hours)}${coinText(missing.coins)}`
    case 'purchase':
      return `購入 ${coinText(missing.coins)}`
    case 'serial':
      return 'シリアルコード'
    case 'gacha':
      return 'ガチャの特典'
    case 'web':
      return missing.yen === undefined ? 'ウェブ決済' : `ウェブ決済 ${yenText(missing.yen)}`
    case 'elsewhere':
      return 'ここでは見られません'
    default:
      return '視聴の条件があります'
  }
}

const hoursText = (hours: number | undefined) => (hours === undefined ? '' : `${hours}時間 `)

/** Where a premiere or a live is; other videos are `ordinary`. */
export type Showing = 'ordinary' | 'toCome' | 'onAir'

/** A live is on until it is taken away; a premiere for its length, and an ordinary video afterwards. */
export function showingOf({ kind, start, seconds }: VideoSummary, now: string): Showing {
  if ((kind !== 'LIVE' && kind !== 'PREMIER') || start === undefined) return 'ordinary'
  const since = (Date.parse(now) - Date.parse(start)) / 1000
  if (since < 0) return 'toCome'
  return kind === 'LIVE' || (seconds !== undefined && since < seconds) ? 'onAir' : 'ordinary'
}

/** When something begins: 19:00 on the same day in Japan, otherwise 2/14 19:00. */
export function startText(start: string, now: string): string {
  if (isSameDay(start, now)) return timeOfDay(start)
  const { month, day } = dayParts(start)
  return month === '' ? timeOfDay(start) : `${month}/${day} ${timeOfDay(start)}`
}

/** How much of it was watched, 0–1, where it was left in the middle. */
export function shareWatched({ place, seconds }: Pick<VideoSummary, 'place' | 'seconds'>): number | undefined {
  if (place === undefined || seconds === undefined || seconds <= 0) return undefined
  return Math.min(1, place / seconds)
}

/** What comes after a video in a playlist, and what came before it; nothing where it is not in it. */
export function neighboursIn(videos: readonly VideoSummary[], id: string) {
  const at = videos.findIndex((video) => video.id === id)
  return at < 0 ? {} : { previous: videos[at - 1], next: videos[at + 1] }
}
