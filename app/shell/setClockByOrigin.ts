import { serverNow, setServerTime } from '../time/clock.ts'
import { readOriginTime } from '../time/readOriginTime.ts'
import { onTimeMayBeWrong } from '../time/onTimeMayBeWrong.ts'
import { isMember } from '../session/sessionStore.ts'

/**
 * An offset of the clock that is smaller than this is ignored, because the Date header has only whole seconds. In
 * milliseconds.
 */
const minOffsetMs = 5_000

/** Sets a guest's clock by that of the server of this origin. */
export async function setClockByOrigin(): Promise<void> {
  const { from, askedAt } = await readOriginTime()
  if (isMember() || !(Math.abs(from - serverNow()) > minOffsetMs)) return
  setServerTime(new Date(from).toISOString(), askedAt)
}

/** Sets a guest's clock now, and again whenever it may have become wrong, until the signal aborts (Q435). */
export function keepClockSetByOrigin(signal: AbortSignal): void {
  if (signal.aborted) return
  const set = () => void setClockByOrigin().catch(() => {})
  set()
  signal.addEventListener('abort', onTimeMayBeWrong(set))
}
