import { loadedAhead, type Attachment } from './attachment.ts'
import { livePlaybackRate } from './live.rules.ts'
import { syncCorrection, initialSync, premiereNow, type SyncMemory } from './premiere.rules.ts'

/**
 * Returns a function, to be called several times a second, that keeps a premiere in step with the server's clock. It
 * returns whether the premiere is over.
 */
export function premiereFollower(element: HTMLVideoElement, startTime: number, hostNow: () => number) {
  let memory: SyncMemory = initialSync
  return (duration: number | undefined): boolean => {
    const now = premiereNow(startTime, hostNow(), duration)
    if (now.is !== 'on') return now.is === 'over'
    const isPlaying = !element.paused && !element.seeking && element.readyState >= 3
    const look = { place: element.currentTime, wanted: now.place, now: performance.now(), isPlaying }
    const { correction, memory: next } = syncCorrection(memory, look)
    memory = next
    if (correction.seek !== undefined) element.currentTime = correction.seek
    if (element.playbackRate !== correction.rate) element.playbackRate = correction.rate
    return false
  }
}

/** Called about once a second: adjusts the speed of a live stream so that it catches up gently. */
export function adjustLiveSpeed(element: HTMLVideoElement, attachment: Attachment): void {
  const engine = attachment.current
  const edge = engine?.edge()
  if (!engine || edge === undefined) return
  const rate = livePlaybackRate({
    delay: edge - element.currentTime,
    target: engine.targetDelay(),
    ahead: loadedAhead(element),
    isPlaying: !element.paused && element.readyState >= 3,
  })
  if (element.playbackRate !== rate) element.playbackRate = rate
}
