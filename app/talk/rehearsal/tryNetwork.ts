import type { EngineJoin, MediaEngine } from '../engine/MediaEngine.ts'

/** So long the pictures are waited for, milliseconds. */
const patience = 9_000
/** Pictures that must come each way. */
const enough = 5
const glance = 150

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
  join: EngineJoin,
  track: MediaStreamTrack,
  createEngine: () => Promise<MediaEngine>,
  signal: AbortSignal,
): Promise<NetworkResult> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const ends = await Promise.all([createEngine(), createEngine()])
  const copies = ends.map(() => track.clone())
  const from = performance.now()
  try {
    for (const [at, end] of ends.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- who comes second finds the first one there
      await end.publish('video', copies[at] ?? null)
      // oxlint-disable-next-line no-await-in-loop
      await end.connect(join, limit)
    }
    const entered = Math.round(performance.now() - from)
    while (!limit.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- looks until there is something to be seen
      const samples = await Promise.all(ends.map((end) => end.stats()))
      const roundTrip = Math.max(...samples.map((sample) => sample.roundTrip))
      if (samples.every(({ framesReceived }) => framesReceived >= enough)) return { isGood: true, entered, roundTrip }
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, glance))
    }
    return { isGood: false, entered }
  } catch {
    return { isGood: false }
  } finally {
    await Promise.all(ends.map((end) => end.leave()))
    for (const copy of copies) copy.stop()
  }
}
