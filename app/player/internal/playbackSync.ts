import { bufferedSecondsAhead, type VideoAttachment } from './videoAttachment.ts'
import { liveSpeed } from './live.rules.ts'
import { driftCorrection, premiereStateAt } from './premiere.rules.ts'

/** Minimum time between two seeks to the position of the server's clock, in ms. */
const minSeekIntervalMs = 5_000

/**
 * Creates a function that keeps a premiere in sync with the server's clock. Call it several times a second; it returns
 * whether the premiere is over.
 */
export function createPremiereSync(element: HTMLVideoElement, startTime: number, serverNow: () => number) {
  let lastSeekAt = Number.NEGATIVE_INFINITY
  return (duration: number | undefined): boolean => {
    const now = premiereStateAt(startTime, serverNow(), duration)
    if (now.is !== 'on') return now.is === 'over'
    if (element.paused || element.seeking || element.readyState < 3) return false
    const maySeek = performance.now() - lastSeekAt >= minSeekIntervalMs
    const correction = driftCorrection(element.currentTime - now.place, maySeek)
    if (correction === 'seek') {
      lastSeekAt = performance.now()
      element.currentTime = now.place
    }
    const rate = correction === 'seek' ? 1 : correction.rate
    if (element.playbackRate !== rate) element.playbackRate = rate
    return false
  }
}

/** Lets a live stream catch up by playing it faster. Call it about once a second. */
export function catchUpWithLive(element: HTMLVideoElement, attachment: VideoAttachment): void {
  const engine = attachment.current
  const edge = engine?.edge()
  if (!engine || edge === undefined) return
  const rate = liveSpeed({
    delay: edge - element.currentTime,
    target: engine.targetDelay(),
    ahead: bufferedSecondsAhead(element),
    isPlaying: !element.paused && element.readyState >= 3,
  })
  if (element.playbackRate !== rate) element.playbackRate = rate
}
