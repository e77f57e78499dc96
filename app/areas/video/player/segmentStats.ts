import type { Fragment, LoaderStats } from 'hls.js'

/** Load statistics of hls.js before loading. */
export const newStats = (): LoaderStats => ({
  aborted: false,
  loaded: 0,
  retry: 0,
  total: 0,
  chunkCount: 0,
  bwEstimate: 0,
  loading: { start: 0, first: 0, end: 0 },
  parsing: { start: 0, end: 0 },
  buffering: { start: 0, first: 0, end: 0 },
})

const none = newStats()

type Segment = Pick<Fragment, 'end' | 'stats'>

/**
 * hls.js keeps load statistics of each segment until the end of a film. Returns a function to be called for each loaded
 * segment, which drops the statistics of segments that end before `oldest` (seconds), because nothing uses them any
 * more.
 */
export function statsForgetter(oldest: () => number): (loaded: Segment) => void {
  let withStats: Segment[] = []
  return (loaded) => {
    const before = oldest()
    for (const segment of withStats) if (segment.end < before) segment.stats = none
    withStats = [...withStats.filter(({ end }) => end >= before), loaded]
  }
}
