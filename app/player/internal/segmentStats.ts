import type { Fragment, LoaderStats } from 'hls.js'

/** Returns loading statistics in which every number is 0. */
export const emptyLoaderStats = (): LoaderStats => ({
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

const noStats = emptyLoaderStats()

type Segment = Pick<Fragment, 'end' | 'stats'>

/**
 * Returns a function to call with each loaded segment. It drops the loading statistics of segments that end before
 * `oldest` (seconds), which hls.js would otherwise keep for the whole film.
 */
export function createStatsCleaner(oldest: () => number): (loaded: Segment) => void {
  let withStats: Segment[] = []
  return (loaded) => {
    const before = oldest()
    for (const segment of withStats) if (segment.end < before) segment.stats = noStats
    withStats = [...withStats.filter(({ end }) => end >= before), loaded]
  }
}
