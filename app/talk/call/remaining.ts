import { middleOf, narrow, type Bounds, type ClockAnswer } from '../../areas/video/player/hostClock.ts'
import type { Remaining } from './call.types.ts'

/** What is known of the host's clock before it has said anything. */
export const unknownClock: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

/** Takes in what the host's clock said; the more answers, the nearer. */
export const hearClock = (bounds: Bounds, answer: ClockAnswer): Bounds => narrow(bounds, answer)

/** The host's time now, milliseconds since 1970. */
export function hostTime(bounds: Bounds, now: number): number {
  const offset = middleOf(bounds)
  return Number.isFinite(offset) ? now + offset : now
}

/** The rest of a talk that ends at `endTime`; a second begun counts as a whole one. */
export function remainingOf(endTime: string, now: number): Remaining {
  const seconds = Math.max(0, Math.ceil((Date.parse(endTime) - now) / 1000))
  if (seconds === 0 || seconds > 30) return { seconds }
  return { seconds, warning: seconds > 10 ? 30 : 10 }
}
