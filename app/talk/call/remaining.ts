import { middleOfBounds, type Bounds } from '../../session/clockBounds.ts'
import type { Remaining } from './call.types.ts'

/** The host's time now, milliseconds since 1970. */
export function hostTime(bounds: Bounds, now: number): number {
  const offset = middleOfBounds(bounds)
  return Number.isFinite(offset) ? now + offset : now
}

/** The rest of a talk that ends at `endTime`; a second begun counts as a whole one. */
export function remainingOf(endTime: string, now: number): Remaining {
  const seconds = Math.max(0, Math.ceil((Date.parse(endTime) - now) / 1000))
  if (seconds === 0 || seconds > 30) return { seconds }
  return { seconds, warning: seconds > 10 ? 30 : 10 }
}
