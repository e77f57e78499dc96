import { serverNow, setServerTime } from '../time/clock.ts'
import { onTimeMayBeWrong } from '../time/onTimeMayBeWrong.ts'
import { isMember } from '../session/sessionStore.ts'

/**
 * An offset of the clock that is smaller than this is ignored, because the Date header has only whole seconds. In
 * milliseconds.
 */
const minOffsetMs = 5_000

/**
 * Sets a guest's clock by the Date header of the server of this origin. It adds the Age header, because a cache may
 * have stored the answer.
 */
export async function setClockByOrigin(): Promise<void> {
  const askedAt = Date.now()
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  const time = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000
  if (isMember() || !(Math.abs(time - serverNow()) > minOffsetMs)) return
  setServerTime(new Date(time).toISOString(), askedAt)
}

/** Sets a guest's clock now, and again whenever it may have become wrong, until the signal aborts (Q435). */
export function keepClockSetByOrigin(signal: AbortSignal): void {
  if (signal.aborted) return
  const set = () => void setClockByOrigin().catch(() => {})
  set()
  signal.addEventListener('abort', onTimeMayBeWrong(set))
}
