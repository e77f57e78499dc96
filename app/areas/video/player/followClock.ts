import { loadedAhead, type Attachment } from './attachment.ts'
import { decide } from './live.rules.ts'
import { correct, freshSync, premiereNow, type SyncMemory } from './premiere.rules.ts'

/** A premiere keeps to the host's clock: one look, several times a second. Returns whether it is over. */
export function premiereFollower(element: HTMLVideoElement, startTime: number, hostNow: () => number) {
  let memory: SyncMemory = freshSync
  return (duration: number | undefined): boolean => {
    const now = premiereNow(startTime, hostNow(), duration)
    if (now.is !== 'on') return now.is === 'over'
    const isPlaying = !element.paused && !element.seeking && element.readyState >= 3
    const look = { place: element.currentTime, wanted: now.place, now: performance.now(), isPlaying }
    const { correction, memory: next } = correct(memory, look)
    memory = next
    if (correction.seek !== undefined) element.currentTime = correction.seek
    if (element.playbackRate !== correction.rate) element.playbackRate = correction.rate
    return false
  }
}

/** A live catches up gently: one look, about once a second. */
export function followLive(element: HTMLVideoElement, attachment: Attachment): void {
  const engine = attachment.current
  const edge = engine?.edge()
  if (!engine || edge === undefined) return
  const rate = decide({
    delay: edge - element.currentTime,
    target: engine.targetDelay(),
    ahead: loadedAhead(element),
    isPlaying: !element.paused && element.readyState >= 3,
  })
  if (element.playbackRate !== rate) element.playbackRate = rate
}
