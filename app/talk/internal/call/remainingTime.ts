import { estimatedClockOffset, type ClockOffsetBounds } from '../../../time/clockBounds.ts'
import type { RemainingTime } from '../call.types.ts'

/** The server's time, in milliseconds since 1970. Until an answer has arrived, it is the device's time. */
export function estimateServerTime(bounds: ClockOffsetBounds, now: number): number {
  const offset = estimatedClockOffset(bounds)
  return Number.isFinite(offset) ? now + offset : now
}

/**
 * The remaining time of a talk that ends at `endTime` (ISO 8601), rounded up to whole seconds. `now` is the server's
 * time in ms.
 */
export function remainingTimeOf(endTime: string, now: number): RemainingTime {
  const seconds = Math.max(0, Math.ceil((Date.parse(endTime) - now) / 1000))
  if (seconds === 0 || seconds > 30) return { seconds }
  return { seconds, warning: seconds > 10 ? 30 : 10 }
}
