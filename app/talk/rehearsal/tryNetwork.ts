import type { EngineName } from '../engine/engines.ts'
import type { EngineJoin, MediaEngine } from '../engine/MediaEngine.ts'

/** So long the pictures are waited for, milliseconds. */
const patience = 8_000
/** Pictures that must come each way. */
const enough = 5
const glance = 150

export interface RehearsalParts {
  /** A key to the room of one's own. A media server knows a person by the key: each end asks for its own (Q323). */
  askJoin: () => Promise<EngineJoin & { engine: EngineName }>
  createEngine: (name: EngineName) => Promise<MediaEngine>
}

export interface NetworkResult {
  isGood: boolean
  /** Milliseconds to the host's room and into it. */
  entered?: number
  /** Milliseconds there and back between the two ends. */
  roundTrip?: number
}

/**
 * Sends a picture both ways on the engine of a talk, between two ends in the room of one's own. Nothing of it is left
 * afterwards.
 */
export async function tryNetwork(
  { askJoin, createEngine }: RehearsalParts,
  track: MediaStreamTrack,
  signal: AbortSignal,
): Promise<NetworkResult> {
  const joins = await Promise.all([askJoin(), askJoin()])
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const engines = await Promise.all(joins.map(({ engine }) => createEngine(engine)))
  const copies = joins.map(() => track.clone())
  const from = performance.now()
  try {
    for (const [at, join] of joins.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- who comes second finds the first one there
      await engines[at]?.publish('video', copies[at] ?? null)
      // oxlint-disable-next-line no-await-in-loop
      await engines[at]?.connect(join, limit)
    }
    const entered = Math.round(performance.now() - from)
    while (!limit.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- looks until there is something to be seen
      const samples = await Promise.all(engines.map((engine) => engine.stats()))
      const roundTrip = Math.max(...samples.map((sample) => sample.roundTrip))
      if (samples.every(({ framesReceived }) => framesReceived >= enough)) return { isGood: true, entered, roundTrip }
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, glance))
    }
    return { isGood: false, entered }
  } catch {
    return { isGood: false }
  } finally {
    await Promise.all(engines.map((engine) => engine.leave()))
    for (const copy of copies) copy.stop()
  }
}
