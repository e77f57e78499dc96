import { loadedAhead, type Attachment } from './attachment.ts'
import { liveSpeed } from './live.rules.ts'
import { correctDrift, initialSync, premiereStateAt, type SyncMemory } from './premiere.rules.ts'

/**
 * Creates a function that keeps a premiere in sync with the server's clock. Call it several times a second; it returns
 * whether the premiere is over.
 */
export function createPremiereSync(element: HTMLVideoElement, startTime: number, serverNow: () => number) {
  let memory: SyncMemory = initialSync
  return (duration: number | undefined): boolean => {
    const now = premiereStateAt(startTime, serverNow(), duration)
    if (now.is !== 'on') return now.is === 'over'
    const isPlaying = !element.paused && !element.seeking && element.readyState >= 3
    const state = { place: element.currentTime, wanted: now.place, now: performance.now(), isPlaying }
    const { correction, memory: next } = correctDrift(memory, state)
    memory = next
    if (correction.seek !== undefined) element.currentTime = correction.seek
    if (element.playbackRate !== correction.rate) element.playbackRate = correction.rate
    return false
  }
}

/** Lets a live stream catch up smoothly by its speed. Call it about once a second. */
export function catchUpWithLive(element: HTMLVideoElement, attachment: Attachment): void {
  const engine = attachment.current
  const edge = engine?.edge()
  if (!engine || edge === undefined) return
  const rate = liveSpeed({
    delay: edge - element.currentTime,
    target: engine.targetDelay(),
    ahead: loadedAhead(element),
    isPlaying: !element.paused && element.readyState >= 3,
  })
  if (element.playbackRate !== rate) element.playbackRate = rate
}
