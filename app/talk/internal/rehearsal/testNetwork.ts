import type { EngineName } from '../engines.ts'
import { pause } from '../../../time/pause.ts'
import type { EngineJoin, MediaEngine } from '../engine/MediaEngine.ts'
import { anySignal } from '@tsudoi/contracts/anySignal'

/** How long to wait for pictures, in ms. */
const timeoutMs = 8_000
/** How many pictures must arrive in each direction. */
const minFrames = 5
/** Interval between two checks, in ms. */
const pollMs = 150

/** What the network test uses of its environment. */
export interface NetworkTestParts {
  /**
   * Requests a key to the user's private test room. The two ends need different keys, because a key identifies a
   * participant (Q323).
   */
  requestJoin: () => Promise<EngineJoin & { engine: EngineName }>
  createEngine: (name: EngineName) => Promise<MediaEngine>
}

/** The result of the network test. */
export interface NetworkResult {
  isGood: boolean
  /** How many milliseconds it took until both ends had entered the room. */
  entered?: number
  /** Round-trip time between the two ends, in ms. */
  roundTrip?: number
}

/**
 * Tests the network: two engines in the user's private test room send each other the picture of `track`. The result is
 * good once enough pictures have arrived at both. Afterwards it leaves the room and stops its copies of the track.
 */
export async function testNetwork(
  { requestJoin, createEngine }: NetworkTestParts,
  track: MediaStreamTrack,
  signal: AbortSignal,
): Promise<NetworkResult> {
  const joins = await Promise.all([requestJoin(), requestJoin()])
  const limit = anySignal(signal, AbortSignal.timeout(timeoutMs))
  const engines = await Promise.all(joins.map(({ engine }) => createEngine(engine)))
  const copies = joins.map(() => track.clone())
  const startedAt = performance.now()
  try {
    for (const [index, join] of joins.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- the second engine connects when the first is in the room
      await engines[index]?.publish('video', copies[index] ?? null)
      // oxlint-disable-next-line no-await-in-loop -- one check after the other
      await engines[index]?.connect(join, limit)
    }
    const entered = Math.round(performance.now() - startedAt)
    while (!limit.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- polls until frames have arrived
      const samples = await Promise.all(engines.map((engine) => engine.stats()))
      const roundTrip = Math.max(...samples.map((sample) => sample.roundTrip))
      if (samples.every(({ framesReceived }) => framesReceived >= minFrames))
        return { isGood: true, entered, roundTrip }
      // oxlint-disable-next-line no-await-in-loop -- one check after the other
      await pause(pollMs)
    }
    return { isGood: false, entered }
  } catch {
    return { isGood: false }
  } finally {
    await Promise.all(engines.map((engine) => engine.leave()))
    for (const copy of copies) copy.stop()
  }
}
