import { addVideoHistory } from '@tsudoi/contracts/video/video.endpoints'
import { call } from '../../api/call.ts'
import { serverNow } from '../../time/clock.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { videoPositions } from './videoPositions.ts'
import type { VideoPlayerProps } from './player.types.ts'
import type { PlaybackEvent } from './playbackState.ts'
import { finishOrphanedPlaybacks, createPlaybackReporter } from './playbackReporter.ts'
import { countsAsSeen, noWatchedTime, addWatchedTime } from './watchedTime.ts'

/**
 * Adds a video to the member's history, and shows no errors. After a failure the next playback tries again (C124, S119,
 * S137, Q83).
 */
export async function addToViewingHistory(id: string, onSeen?: () => void): Promise<void> {
  if (!isMember()) return
  try {
    await call(addVideoHistory, { params: { id } }, { isSilent: true })
    onSeen?.()
  } catch {
    // Ignored: the video is not in the history, so the "seen" mark is not shown.
  }
}

/** Interval (ms) at which the position is stored. */
const storeIntervalMs = 1_000

/**
 * After opening a shared moment, the member's own position is replaced only when this time (seconds) was watched there.
 */
const minWatchedAtMoment = 10

/**
 * Tracks a playback: reports it to the server, adds the video to the history after the first second, and stores the
 * position to resume from. Ignores the video while it has no source (`readyState` 0), because its `currentTime` is then
 * meaningless.
 */
export function trackPlayback(
  element: HTMLVideoElement,
  { video, counted, startAt, onSeen }: VideoPlayerProps,
  signal: AbortSignal,
) {
  const report = counted ? createPlaybackReporter(counted, video.id) : () => {}
  const { accountId } = useSession.getState()
  let watched = noWatchedTime
  let storedAt = 0
  let lastPosition = 0
  if (counted) void finishOrphanedPlaybacks().catch(() => {})

  const emit = (is: PlaybackEvent['is']) => {
    if (is !== 'leave' && is !== 'hide' && element.readyState === 0) return
    if (element.readyState > 0) lastPosition = element.currentTime
    report({ is, place: lastPosition })
  }
  const storePosition = () => {
    const isLook = startAt !== undefined && watched.total < minWatchedAtMoment
    if (counted && element.readyState > 0 && video.type !== 'LIVE' && !isLook)
      videoPositions.keep(video.id, lastPosition, element.duration, serverNow(), accountId)
  }
  const onProgress = () => {
    const wasSeen = countsAsSeen(watched)
    emit('at')
    watched = addWatchedTime(
      watched,
      element.currentTime,
      !element.paused && !element.seeking && element.readyState > 0,
    )
    if (counted && !wasSeen && countsAsSeen(watched)) void addToViewingHistory(video.id, onSeen)
    if (performance.now() - storedAt < storeIntervalMs) return
    storedAt = performance.now()
    storePosition()
  }
  const pause = () => {
    if (element.ended || element.readyState === 0) return
    emit('pause')
    storePosition()
  }
  const leave = (is: PlaybackEvent['is']) => {
    if (lastPosition > 0) storePosition()
    emit(is)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !element.paused) emit('play')
  }

  const options = { signal }
  element.addEventListener('playing', () => emit('play'), options)
  element.addEventListener('timeupdate', onProgress, options)
  element.addEventListener('seeked', onProgress, options)
  element.addEventListener('pause', pause, options)
  element.addEventListener('ended', () => emit('end'), options)
  addEventListener('pagehide', () => leave('hide'), options)
  addEventListener('pageshow', onPageShow, options)
  signal.addEventListener('abort', () => leave('leave'))
}
