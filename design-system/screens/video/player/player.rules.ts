import { durationParts, durationText } from '../../../text/durationText.ts'
import type { PlayerView, Span } from './player.types.ts'

/** A place or a length: `1:20`, `1:02:03`. */
export const timeText = durationText

/** As it is said: `1分20秒`, `1時間2分3秒`, `0秒`. */
export function spokenTime(time: number): string {
  const { hours, minutes, seconds } = durationParts(time)
  const said = [hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`, seconds > 0 && `${seconds}秒`]
  return said.filter(Boolean).join('') || '0秒'
}

/** Keeps a place inside a span. */
export const within = ({ start, end }: Span, place: number): number => Math.min(Math.max(place, start), end)

/** Where in a span a place lies, 0–1; a span without length is at its beginning. */
export function shareOf({ start, end }: Span, place: number): number {
  if (!(end > start)) return 0
  return (within({ start, end }, place) - start) / (end - start)
}

/** A live without at least this to go back to has no seek bar, seconds. */
const shortestWindow = 30

/** A premiere is watched together: nobody goes ahead or back. A live only where the stream keeps what was. */
export function canSeek({ kind, span, stage }: Pick<PlayerView, 'kind' | 'span' | 'stage'>): boolean {
  if (stage.is !== 'video' || kind === 'premiere') return false
  const length = span.end - span.start
  return kind === 'live' ? length > shortestWindow : length > 0
}

/** Only what is complete has a speed: the others go with the clock. */
export const canChangeSpeed = ({ kind }: Pick<PlayerView, 'kind'>): boolean => kind === 'onDemand'

/** Whether it plays; a video that waits for the network counts as playing. */
export const isPlaying = ({ stage }: Pick<PlayerView, 'stage'>): boolean =>
  stage.is === 'video' && (stage.playback === 'playing' || stage.playback === 'waiting')

/** As near to what happens as a stream of segments can be; said as LIVE, seconds. */
const nearEdge = 15

/** `atEdge`: as live as it gets. `behind`: the button leads there. `unknown`: nothing is claimed. */
export function liveState({ delay }: Pick<PlayerView, 'delay'>): 'atEdge' | 'behind' | 'unknown' {
  if (delay === undefined || !Number.isFinite(delay)) return 'unknown'
  return delay <= nearEdge ? 'atEdge' : 'behind'
}

/** `約6秒おくれ`; nothing where it is not known. */
export function delayText({ delay }: Pick<PlayerView, 'delay'>): string | undefined {
  if (delay === undefined || !Number.isFinite(delay)) return undefined
  const seconds = Math.max(1, Math.round(delay))
  return seconds < 60 ? `約${seconds}秒おくれ` : `約${Math.round(seconds / 60)}分おくれ`
}

/** How long it is until a start. */
export interface Countdown {
  /** Whole days; the clock has the rest. */
  days: number
  /** `21:04:09`, `4:09`. */
  clock: string
  /** `あと1日2時間3分`; the last minute by its seconds. */
  spoken: string
}

/** Until a start; both moments are ISO. Undefined once it has come, or cannot be read. */
export function countdownTo(startTime: string, now: string): Countdown | undefined {
  const rest = Math.ceil((Date.parse(startTime) - Date.parse(now)) / 1000)
  if (!(rest > 0)) return undefined
  const days = Math.floor(rest / 86_400)
  const clock = timeText(rest % 86_400)
  const { hours, minutes, seconds } = durationParts(rest % 86_400)
  const parts = [days > 0 && `${days}日`, hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`]
  const spoken = parts.some(Boolean) ? parts.filter(Boolean).join('') : `${seconds}秒`
  return { days, clock, spoken: `あと${spoken}` }
}

/** A finger on the picture: when, in milliseconds, and on which side. */
export interface Tap {
  at: number
  side: 'left' | 'middle' | 'right'
  /** How many came one after the other. */
  count: number
}

/** Two taps within this, in milliseconds, are one double tap. */
const doubleTap = 320

/** A third of the width on each side goes back or ahead. */
export function tapOf(previous: Tap | undefined, at: number, share: number): Tap {
  const side = share < 1 / 3 ? 'left' : share > 2 / 3 ? 'right' : 'middle'
  const goesOn = previous !== undefined && previous.side === side && at - previous.at <= doubleTap
  return { at, side, count: goesOn ? previous.count + 1 : 1 }
}

/** Seconds that a tap skips by; every further one of a row skips again. */
export const skipOf = ({ side, count }: Tap): number =>
  count < 2 || side === 'middle' ? 0 : side === 'left' ? -10 : 10
