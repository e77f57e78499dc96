import type { RecoveryLevel } from '../engine/MediaEngine.ts'

/** Pause between two recovery steps in ms. It is short, because a talk is short. */
export const recoveryPauseMs = 700

/**
 * The next recovery step after `failedCount` steps that have failed. An ICE restart is the cheapest. Every third step
 * enters the room again. Every fifth uses TURN only, for networks that block everything else.
 */
export function recoveryStepAfter(failedCount: number): RecoveryLevel {
  if (failedCount % 5 === 4) return 'relay'
  return failedCount % 3 === 2 ? 'rejoin' : 'ice'
}
