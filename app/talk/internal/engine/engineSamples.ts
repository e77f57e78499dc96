import type { EngineSample } from './MediaEngine.ts'

const emptySample: EngineSample = {
  roundTrip: 0,
  packetsReceived: 0,
  packetsLost: 0,
  framesSent: 0,
  framesReceived: 0,
  bytesSent: 0,
  bytesReceived: 0,
  isRelayed: false,
}

/** A row of a browser's statistics report. A missing number counts as 0. */
export type StatsRow = Readonly<Record<string, unknown>> & { type: string; id: string }

const numberOf = (row: StatsRow, name: string) => {
  const value = row[name]
  return typeof value === 'number' ? value : 0
}
const sumOf = (rows: readonly StatsRow[], name: string) => rows.reduce((sum, row) => sum + numberOf(row, name), 0)

/** Sums up the rows of one `RTCPeerConnection.getStats()` report. */
export function sumStatsRows(rows: readonly StatsRow[]): EngineSample {
  const ofType = (type: string) => rows.filter((row) => row.type === type)
  const [incoming, outgoing] = [ofType('inbound-rtp'), ofType('outbound-rtp')]
  const pair = ofType('candidate-pair').find((row) => row['nominated'] === true && row['state'] === 'succeeded')
  const local = pair && rows.find(({ id }) => id === pair['localCandidateId'])
  return {
    roundTrip: pair ? Math.round(numberOf(pair, 'currentRoundTripTime') * 1000) : 0,
    packetsReceived: sumOf(incoming, 'packetsReceived'),
    packetsLost: sumOf(incoming, 'packetsLost'),
    framesSent: sumOf(outgoing, 'framesSent'),
    framesReceived: sumOf(incoming, 'framesReceived'),
    bytesSent: sumOf(outgoing, 'bytesSent'),
    bytesReceived: sumOf(incoming, 'bytesReceived'),
    isRelayed: local?.['candidateType'] === 'relay',
  }
}

/** Adds up the statistics of several connections. `roundTrip` is the largest of their round-trip times. */
export function addSamples(samples: readonly EngineSample[]): EngineSample {
  return samples.reduce(
    (sum, one) => ({
      roundTrip: Math.max(sum.roundTrip, one.roundTrip),
      packetsReceived: sum.packetsReceived + one.packetsReceived,
      packetsLost: sum.packetsLost + one.packetsLost,
      framesSent: sum.framesSent + one.framesSent,
      framesReceived: sum.framesReceived + one.framesReceived,
      bytesSent: sum.bytesSent + one.bytesSent,
      bytesReceived: sum.bytesReceived + one.bytesReceived,
      isRelayed: sum.isRelayed || one.isRelayed,
    }),
    emptySample,
  )
}

/**
 * Share of packets that were lost between two measurements, from 0 to 1. Losses before that do not count. If the
 * counters have decreased, they belong to a new connection and count from 0.
 */
export function packetLossBetween(before: EngineSample, now: EngineSample): number {
  const isNew = now.packetsReceived < before.packetsReceived
  const since = (name: 'packetsReceived' | 'packetsLost') => Math.max(0, now[name] - (isNew ? 0 : before[name]))
  const [received, lost] = [since('packetsReceived'), since('packetsLost')]
  return lost > 0 ? lost / (received + lost) : 0
}
