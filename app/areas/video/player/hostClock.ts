import { getTime } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../../../api/call.ts'
import {
  middleOfBounds,
  narrowBounds,
  unknownBounds,
  type Bounds,
  type ClockAnswer,
} from '../../../session/clockBounds.ts'
import { isMember } from '../../../session/sessionStore.ts'
import { pause } from './pause.ts'

/** How long to wait before asking, so that a clock of whole seconds tells the most: its next tick halves the bounds. */
export function waitForTick(bounds: Bounds, now: number): number {
  const rest = (now + middleOfBounds(bounds)) % 1000
  return Number.isFinite(rest) ? 1000 - ((rest + 1000) % 1000) : 0
}

/** Near enough for a premiere, milliseconds. */
const fine = 30
/** As many questions at most. */
const most = 8

/** A member asks the host (C020). */
async function askHost(): Promise<ClockAnswer> {
  const askedAt = Date.now()
  const { time } = await call(getTime, {}, { isSilent: true })
  const at = Date.parse(time)
  return { from: at, to: at, askedAt, answeredAt: Date.now() }
}

/** A guest may not (S062), and reads the second that every answer of this origin carries. */
async function askOrigin(): Promise<ClockAnswer> {
  const askedAt = Date.now()
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  const second = Date.parse(response.headers.get('Date') ?? '')
  return { from: second, to: second + 1000, askedAt, answeredAt: Date.now() }
}

/**
 * How far the host's clock is from this device's, ever better: `onOffset` hears each step, milliseconds. A clock that
 * cannot be asked leaves the device's own.
 */
export async function readHostClock(onOffset: (offset: number) => void, signal: AbortSignal): Promise<void> {
  const isExact = isMember()
  let bounds = unknownBounds
  for (let asked = 0; asked < most && !signal.aborted && !(bounds.high - bounds.low <= fine); asked += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each question follows from the last answer
    if (!isExact && asked > 0) await pause(waitForTick(bounds, Date.now()))
    // oxlint-disable-next-line no-await-in-loop
    const answer = await (isExact ? askHost() : askOrigin()).catch(() => undefined)
    if (!answer || !Number.isFinite(answer.from)) return
    bounds = narrowBounds(bounds, answer)
    if (!signal.aborted) onOffset(Math.round(middleOfBounds(bounds)))
  }
}
