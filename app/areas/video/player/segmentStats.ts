import type { Fragment, LoaderStats } from 'hls.js'

/** How something was loaded: not yet. */
export const freshStats = (): LoaderStats => ({
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

const none = freshStats()

type Segment = Pick<Fragment, 'end' | 'stats'>

/**
 * hls.js keeps of each segment how it was loaded, to the end of a film. Told of each that comes, this lets go of what
 * ends before `oldest`, seconds: behind the buffer nothing asks for it.
 */
export function statsForgetter(oldest: () => number): (loaded: Segment) => void {
  let withStats: Segment[] = []
  return (loaded) => {
    const before = oldest()
    for (const segment of withStats) if (segment.end < before) segment.stats = none
    withStats = [...withStats.filter(({ end }) => end >= before), loaded]
  }
}
