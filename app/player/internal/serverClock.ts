import {
  estimatedClockOffset,
  narrowClockOffset,
  unknownClockOffset,
  type ClockOffsetBounds,
  type ClockAnswer,
} from '../../time/clockBounds.ts'
import { isMember } from '../../session/sessionStore.ts'
import { pause } from '../../time/pause.ts'
import { readOriginTime } from '../../time/readOriginTime.ts'
import { requestServerTime } from '../../time/requestServerTime.ts'

/**
 * Milliseconds until a server clock that shows whole seconds changes. A request at that moment halves the distance
 * between the bounds.
 */
function msUntilNextTick(bounds: ClockOffsetBounds, now: number): number {
  const rest = (now + estimatedClockOffset(bounds)) % 1000
  return Number.isFinite(rest) ? 1000 - ((rest + 1000) % 1000) : 0
}

/** How close the bounds must be for a premiere, in ms. The estimate is then wrong by at most half of that (Q189). */
const sufficientMs = 200
/** How many requests one estimate makes at most. */
const maxRequests = 5

/** Reads the server's time, for a member. */
async function readMemberTime(): Promise<ClockAnswer> {
  const { time, ...requested } = await requestServerTime()
  const at = Date.parse(time)
  return { from: at, to: at, ...requested }
}

/**
 * Estimates the offset of the server's clock from this device's, with increasing accuracy. Calls `onOffset` with each
 * estimate in ms, and never if no clock can be read.
 */
export async function estimateServerClock(onOffset: (offset: number) => void, signal: AbortSignal): Promise<void> {
  const isExact = isMember()
  let bounds = unknownClockOffset
  for (
    let count = 0;
    count < maxRequests && !signal.aborted && !(bounds.high - bounds.low <= sufficientMs);
    count += 1
  ) {
    // oxlint-disable-next-line no-await-in-loop -- each question follows from the last answer
    if (!isExact && count > 0) await pause(msUntilNextTick(bounds, Date.now()))
    // oxlint-disable-next-line no-await-in-loop -- each request depends on the last answer
    const answer = await (isExact ? readMemberTime() : readOriginTime()).catch(() => undefined)
    if (!answer || !Number.isFinite(answer.from)) return
    bounds = narrowClockOffset(bounds, answer)
    if (!signal.aborted) onOffset(Math.round(estimatedClockOffset(bounds)))
  }
}
