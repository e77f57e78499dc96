import type { RecoveryLevel } from '../engine/MediaEngine.ts'

/** Between two steps, milliseconds: short, since a talk is short. */
export const pauseBetweenSteps = 700

/**
 * Which step comes after so many that did not help. A new path is cheapest; every third time the room is entered anew,
 * and a network that lets nothing through but TURN is thought of last.
 */
export function stepAfter(failed: number): RecoveryLevel {
  if (failed % 5 === 4) return 'relay'
  return failed % 3 === 2 ? 'rejoin' : 'ice'
}
