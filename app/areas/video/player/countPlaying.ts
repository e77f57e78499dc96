import { addVideoHistory } from '@tsudoi/contracts/video/video.endpoints'
import { call } from '../../../api/call.ts'
import { serverNow } from '../../../session/clock.ts'
import { isMember, useSession } from '../../../session/sessionStore.ts'
import { places } from './places.ts'
import type { PlayerParts } from './player.types.ts'
import type { PlayingEvent } from './playing.ts'
import { finishOrphans, playingReporter } from './playings.ts'
import { countsAsSeen, notWatched, addWatched } from './watched.ts'

/** Adds a video to the member's history (C124). Errors are silent; the next playing tries again (S119, S137, Q83). */
export async function reportHistory(id: string, onSeen?: () => void): Promise<void> {
  if (!isMember()) return
  try {
    await call(addVideoHistory, { params: { id } }, { isSilent: true })
    onSeen?.()
  } catch {
    // Without a success, `onSeen` is not called, so no mark is shown.
  }
}

/** Interval in ms at which the position is stored. */
const storePlaceEveryMs = 1_000

/**
 * Tracks a playing until `signal` aborts: reports it to the server, adds it to the history after the first second, and
 * stores the position. While nothing is attached (`readyState` 0) the video's own time is meaningless.
 */
export function countPlaying(element: HTMLVideoElement, { video, counted, onSeen }: PlayerParts, signal: AbortSignal) {
  const tell = counted ? playingReporter(counted, video.id) : () => {}
  const { accountId } = useSession.getState()
  let watched = notWatched
  let notedAt = 0
  let last = 0
  if (counted) void finishOrphans().catch(() => {})

  const sign = (is: PlayingEvent['is']) => {
    if (is !== 'leave' && is !== 'hide' && element.readyState === 0) return
    if (element.readyState > 0) last = element.currentTime
    tell({ is, place: last })
  }
  const keep = () => {
    if (counted && element.readyState > 0 && video.type !== 'LIVE')
      places.keep(video.id, last, element.duration, serverNow(), accountId)
  }
  const look = () => {
    const wasSeen = countsAsSeen(watched)
    sign('at')
    watched = addWatched(watched, element.currentTime, !element.paused && !element.seeking && element.readyState > 0)
    if (counted && !wasSeen && countsAsSeen(watched)) void reportHistory(video.id, onSeen)
    if (performance.now() - notedAt < storePlaceEveryMs) return
    notedAt = performance.now()
    keep()
  }
  const pause = () => {
    if (element.ended || element.readyState === 0) return
    sign('pause')
    keep()
  }
  const leave = (is: PlayingEvent['is']) => {
    if (last > 0) keep()
    sign(is)
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !element.paused) sign('play')
  }

  const on = { signal }
  element.addEventListener('playing', () => sign('play'), on)
  element.addEventListener('timeupdate', look, on)
  element.addEventListener('seeked', look, on)
  element.addEventListener('pause', pause, on)
  element.addEventListener('ended', () => sign('end'), on)
  addEventListener('pagehide', () => leave('hide'), on)
  addEventListener('pageshow', comeBack, on)
  signal.addEventListener('abort', () => leave('leave'))
}
