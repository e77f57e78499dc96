import type { RecoveryLevel } from '../engine/MediaEngine.ts'

/** Pause (ms) between two recovery steps; short, because a talk is short. */
export const recoveryPauseMs = 700

/**
 * The next recovery step after `failedCount` failed ones. An ICE restart is cheapest. Every third step rejoins the
 * room; every fifth goes through TURN only, for networks that block everything else.
 */
export function recoveryStepAfter(failedCount: number): RecoveryLevel {
  if (failedCount % 5 === 4) return 'relay'
  return failedCount % 3 === 2 ? 'rejoin' : 'ice'
}
