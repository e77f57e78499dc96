/** Calculations of the video player: times, seeking, live delay, countdown, and double taps. */

import { durationParts, durationText } from '../../../text/durationText.ts'
import type { CaptionTrack, PlayerView, SeekableSpan } from './player.types.ts'

/** A position or a duration as text: `1:20`, `1:02:03`. */
export const playbackTimeText = durationText

/** A position or a duration in words: `1分20秒`, `1時間2分3秒`, `0秒`. */
export function spokenPlaybackTime(time: number): string {
  const { hours, minutes, seconds } = durationParts(time)
  const said = [hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`, seconds > 0 && `${seconds}秒`]
  return said.filter(Boolean).join('') || '0秒'
}

/** Clamps a position to a span. */
export const clampToSpan = ({ start, end }: SeekableSpan, place: number): number =>
  Math.min(Math.max(place, start), end)

/** The position as a share of a span, 0 to 1; 0 for a span without length. */
export function shareOfSpan({ start, end }: SeekableSpan, place: number): number {
  if (!(end > start)) return 0
  return (clampToSpan({ start, end }, place) - start) / (end - start)
}

/**
 * The number of seconds that the user must be able to seek back in a live broadcast; with fewer there is no seek bar.
 */
const shortestWindow = 30

/**
 * Whether the user can seek: not in a premiere or another video that is watched together, and in a live broadcast only
 * within its recorded window.
 */
export function canSeek({ kind, span, stage }: Pick<PlayerView, 'kind' | 'span' | 'stage'>): boolean {
  if (stage.is !== 'video' || kind === 'premiere' || kind === 'together') return false
  const length = span.end - span.start
  return kind === 'live' ? length > shortestWindow : length > 0
}

/** The captions to turn on: in the language that the user selected last, or else the first; undefined without any. */
export const preferredCaption = ({
  captions,
  captionLanguage,
}: Pick<PlayerView, 'captions' | 'captionLanguage'>): CaptionTrack | undefined =>
  captions.find(({ language }) => language === captionLanguage) ?? captions[0]

/** Whether the speed can be changed: only for a video on demand, because all other kinds follow the clock. */
export const canChangeSpeed = ({ kind }: Pick<PlayerView, 'kind'>): boolean => kind === 'onDemand'

/** Whether the video is playing; while it waits for the network it counts as playing. */
export const isPlaying = ({ stage }: Pick<PlayerView, 'stage'>): boolean =>
  stage.is === 'video' && (stage.playback === 'playing' || stage.playback === 'waiting')

/** The maximum delay in seconds that counts as live, because a segmented stream cannot be closer. */
const nearEdge = 15

/**
 * How far a live broadcast is delayed. `atEdge`: live. `behind`: the button returns to live. `unknown`: the delay is
 * not known.
 */
export function liveState({ delay }: Pick<PlayerView, 'delay'>): 'atEdge' | 'behind' | 'unknown' {
  if (delay === undefined || !Number.isFinite(delay)) return 'unknown'
  return delay <= nearEdge ? 'atEdge' : 'behind'
}

/** The delay as text: `約6秒おくれ`; undefined where unknown. */
export function liveDelayText({ delay }: Pick<PlayerView, 'delay'>): string | undefined {
  if (delay === undefined || !Number.isFinite(delay)) return undefined
  const seconds = Math.max(1, Math.round(delay))
  return seconds < 60 ? `約${seconds}秒おくれ` : `約${Math.round(seconds / 60)}分おくれ`
}

/** The time until a start. */
export interface Countdown {
  /** The number of whole days; `clock` has the rest. */
  days: number
  /** The rest of the time as on a clock, such as `21:04:09` or `4:09`. */
  clock: string
  /** The time for screen readers, such as `あと1日2時間3分`; the last minute in seconds. */
  spoken: string
}

/** The countdown to a start (both ISO 8601). Undefined once it has started, or when unreadable. */
export function countdownTo(startTime: string, now: string): Countdown | undefined {
  const rest = Math.ceil((Date.parse(startTime) - Date.parse(now)) / 1000)
  if (!(rest > 0)) return undefined
  const days = Math.floor(rest / 86_400)
  const clock = playbackTimeText(rest % 86_400)
  const { hours, minutes, seconds } = durationParts(rest % 86_400)
  const parts = [days > 0 && `${days}日`, hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`]
  const spoken = parts.some(Boolean) ? parts.filter(Boolean).join('') : `${seconds}秒`
  return { days, clock, spoken: `あと${spoken}` }
}

/** A tap on the picture: its time in milliseconds, and its side. */
export interface PictureTap {
  at: number
  side: 'left' | 'middle' | 'right'
  /** The number of taps in quick succession. */
  count: number
}

/** The maximum number of milliseconds between the taps of a double tap. */
const doubleTap = 320

/** Continues or starts a series of taps. The left and right thirds of the picture skip back and ahead. */
export function nextTap(previous: PictureTap | undefined, at: number, share: number): PictureTap {
  const side = share < 1 / 3 ? 'left' : share > 2 / 3 ? 'right' : 'middle'
  const continuesSeries = previous !== undefined && previous.side === side && at - previous.at <= doubleTap
  return { at, side, count: continuesSeries ? previous.count + 1 : 1 }
}

/** The seconds to skip after a tap: from the second tap of a series on. */
export const skipSecondsOf = ({ side, count }: PictureTap): number =>
  count < 2 || side === 'middle' ? 0 : side === 'left' ? -10 : 10
