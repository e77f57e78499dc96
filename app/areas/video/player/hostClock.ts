import { getTime } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../../../api/call.ts'
import { middleOf, narrow, unknownBounds, type Bounds, type ClockAnswer } from '../../../session/clockBounds.ts'
import { isMember } from '../../../session/sessionStore.ts'
import { pause } from './pause.ts'

/** Delay in ms before the next query of a clock of whole seconds, so that its answer halves the bounds. */
export function waitForTick(bounds: Bounds, now: number): number {
  const rest = (now + middleOf(bounds)) % 1000
  return Number.isFinite(rest) ? 1000 - ((rest + 1000) % 1000) : 0
}

/** Sufficient precision for a premiere, in ms. */
const sufficientMs = 30
/** Maximum number of queries. */
const maxQueries = 8

/** Reads the server's time by its call, which is only for members (C020). */
async function queryServerClock(): Promise<ClockAnswer> {
  const askedAt = Date.now()
  const { time } = await call(getTime, {}, { isSilent: true })
  const at = Date.parse(time)
  return { from: at, to: at, askedAt, answeredAt: Date.now() }
}

/** Reads the Date header of this origin, because a guest may not use the call (S062). */
async function queryOriginClock(): Promise<ClockAnswer> {
  const askedAt = Date.now()
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  const second = Date.parse(response.headers.get('Date') ?? '')
  return { from: second, to: second + 1000, askedAt, answeredAt: Date.now() }
}

/**
 * Measures the offset of the server's clock from the device's in ms, with increasing precision. `onOffset` is called
 * after each query. Stops if the clock cannot be read; the device's clock is then used.
 */
export async function readHostClock(onOffset: (offset: number) => void, signal: AbortSignal): Promise<void> {
  const isExact = isMember()
  let bounds = unknownBounds
  for (
    let asked = 0;
    asked < maxQueries && !signal.aborted && !(bounds.high - bounds.low <= sufficientMs);
    asked += 1
  ) {
    // oxlint-disable-next-line no-await-in-loop -- each question follows from the last answer
    if (!isExact && asked > 0) await pause(waitForTick(bounds, Date.now()))
    // oxlint-disable-next-line no-await-in-loop
    const answer = await (isExact ? queryServerClock() : queryOriginClock()).catch(() => undefined)
    if (!answer || !Number.isFinite(answer.from)) return
    bounds = narrow(bounds, answer)
    if (!signal.aborted) onOffset(Math.round(middleOf(bounds)))
  }
}
