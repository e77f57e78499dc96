/** Rules of videos: the user's access, the phase of premieres and live broadcasts, and texts for lists. */

import { dayParts, isSameDay } from '../../text/dayParts.ts'
import { timeText as timeOfDay } from '../../text/dateTimeText.ts'
import { coinText } from '../../text/coinText.ts'
import { remainingText } from '../../text/remainingText.ts'
import { yenText } from '../../text/yenText.ts'
import type { VideoKind, VideoSummary } from '../programme.types.ts'

/** The Japanese noun for each kind of video; others are called 動画. */
export const videoKindText: Readonly<Record<VideoKind, string>> = {
  ONDEMAND: '動画',
  PREMIER: 'プレミア公開',
  LIVE: 'ライブ',
  YOUTUBE: 'YouTube',
  NONE: '動画',
  UNKNOWN: '動画',
}

/**
 * Whether the user can watch the video now. A rental ends exactly at its end time, even on a page that remains open.
 */
export const canWatch = ({ hasAccess, accessEnd }: VideoSummary, now: string): boolean =>
  hasAccess && (accessEnd === undefined || Date.parse(accessEnd) > Date.parse(now))

/**
 * The one way to get access to a video. `elsewhere`: the video is not playable in this product. `unknown`: a kind that
 * this build does not know.
 */
export type AccessOption =
  | { by: 'rental'; coins: number; hours: number | undefined; isAgain: boolean }
  | { by: 'purchase'; coins: number }
  | { by: 'serial' }
  | { by: 'gacha' }
  | { by: 'web'; yen: number | undefined }
  | { by: 'elsewhere' }
  | { by: 'unknown' }

/** What is needed to watch the video (W086); undefined when the user has access. */
export function accessOptionFor(video: VideoSummary, now: string): AccessOption | undefined {
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

/** A short text at the end of a video's row. */
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

/** The user's access to a video, or what it costs: 無料, レンタル中 残り22時間, 300コイン. */
export function accessFact(video: VideoSummary, now: string): VideoFact {
  const { access, accessEnd } = video
  const missing = accessOptionFor(video, now)
  if (!missing && access === 'RENTAL' && accessEnd !== undefined) {
    const { text, isUrgent } = remainingText(accessEnd, now)
    return { text: `レンタル中 ${text}`, tone: isUrgent ? 'urgent' : 'plain' }
  }
  return { text: missing ? priceText(missing) : (owned[access] ?? '無料'), tone: 'plain' }
}

function priceText(missing: AccessOption): string {
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

/** The phase of a premiere or a live broadcast; other videos are `ordinary`. */
export type BroadcastPhase = 'ordinary' | 'toCome' | 'onAir'

/**
 * A live broadcast is on air until it is unpublished. A premiere is on air for its length, and is then an ordinary
 * video.
 */
export function broadcastPhaseOf({ kind, start, seconds }: VideoSummary, now: string): BroadcastPhase {
  if ((kind !== 'LIVE' && kind !== 'PREMIER') || start === undefined) return 'ordinary'
  const since = (Date.parse(now) - Date.parse(start)) / 1000
  if (since < 0) return 'toCome'
  return kind === 'LIVE' || (seconds !== undefined && since < seconds) ? 'onAir' : 'ordinary'
}

/** The start as text: 19:00 on the same day in Japan, otherwise 2/14 19:00. */
export function videoStartText(start: string, now: string): string {
  if (isSameDay(start, now)) return timeOfDay(start)
  const { month, day } = dayParts(start)
  return month === '' ? timeOfDay(start) : `${month}/${day} ${timeOfDay(start)}`
}

/** The watched share, 0 to 1; undefined unless the user stopped in the middle. */
export function shareWatched({ place, seconds }: Pick<VideoSummary, 'place' | 'seconds'>): number | undefined {
  if (place === undefined || seconds === undefined || seconds <= 0) return undefined
  return Math.min(1, place / seconds)
}

/** The next and the previous video in a playlist; absent when the video is not in it. */
export function playlistNeighbours(videos: readonly VideoSummary[], id: string) {
  const at = videos.findIndex((video) => video.id === id)
  return at < 0 ? {} : { previous: videos[at - 1], next: videos[at + 1] }
}

/** What happens after the end of a video: the next one starts by itself after some seconds, or waits for a press. */
export const nextUpText = (seconds: number | undefined): string =>
  seconds === undefined ? 'つぎの動画' : 'つぎの動画を、このあと再生します'
