/** State of a premiere at a time of the server's clock. */
export type PremiereNow = { is: 'room'; startsIn: number } | { is: 'on'; place: number } | { is: 'over' }

/**
 * The state of a premiere. `startTime` and `now` in ms since 1970, `duration` in seconds; without a duration it is
 * never over.
 */
export function premiereNow(startTime: number, now: number, duration: number | undefined): PremiereNow {
  const place = (now - startTime) / 1000
  if (place < 0) return { is: 'room', startsIn: -place }
  return duration !== undefined && duration > 0 && place >= duration ? { is: 'over' } : { is: 'on', place }
}

/** How a player returns to the common clock. */
export interface SyncCorrection {
  rate: number
  /** Position to seek to, in seconds. */
  seek?: number
}

/** What was learned from the last corrections. */
export interface SyncMemory {
  /** How long a seek takes on this device, in seconds. */
  leadSeconds: number
  /** When the last seek began, by the monotonic clock in ms. */
  jumpedAt?: number
  isLanding: boolean
}

export const initialSync: SyncMemory = { leadSeconds: 0.15, isLanding: false }

/** A smaller difference is not noticed, in seconds. */
const unnoticedSeconds = 0.03
/** A larger difference is corrected by a seek, in seconds. */
const seekThresholdSeconds = 0.35
/** Minimum interval between two seeks in ms, because each seek has to load. */
const seekIntervalMs = 2_500
/** Maximum change of the speed, which is hardly audible. */
const maxRateChange = 0.08

/**
 * The correction for one poll of the clock, several times a second. A small difference is corrected by the speed, a
 * large one by a seek, which aims ahead by as much as the last seek was late.
 */
export function syncCorrection(
  memory: SyncMemory,
  { place, wanted, now, isPlaying }: { place: number; wanted: number; now: number; isPlaying: boolean },
): { correction: SyncCorrection; memory: SyncMemory } {
  const drift = place - wanted
  if (!isPlaying || !Number.isFinite(drift)) return { correction: { rate: 1 }, memory }
  const landed = afterLanding(memory, drift)
  if (Math.abs(drift) <= unnoticedSeconds) return { correction: { rate: 1 }, memory: landed }
  const rested = landed.jumpedAt === undefined || now - landed.jumpedAt >= seekIntervalMs
  if (Math.abs(drift) > seekThresholdSeconds && rested) {
    const jump = { ...landed, jumpedAt: now, isLanding: true }
    return { correction: { rate: 1, seek: Math.max(0, wanted + landed.leadSeconds) }, memory: jump }
  }
  const rate = 1 - Math.sign(drift) * Math.min(maxRateChange, Math.max(0.02, Math.abs(drift) / 2))
  return { correction: { rate }, memory: landed }
}

/** Updates `leadSeconds` by the difference of the first poll after a seek. */
function afterLanding(memory: SyncMemory, drift: number): SyncMemory {
  if (!memory.isLanding) return memory
  return { ...memory, isLanding: false, leadSeconds: Math.min(2, Math.max(0, memory.leadSeconds - drift * 0.8)) }
}
