/** State of a premiere at a time: not started (`startsIn` seconds), running (`place` in seconds), or over. */
export type PremiereState = { is: 'room'; startsIn: number } | { is: 'on'; place: number } | { is: 'over' }

/** State of a premiere. Times in ms since 1970, `duration` in seconds; without a duration it is never over. */
export function premiereStateAt(startTime: number, now: number, duration: number | undefined): PremiereState {
  const place = (now - startTime) / 1000
  if (place < 0) return { is: 'room', startsIn: -place }
  return duration !== undefined && duration > 0 && place >= duration ? { is: 'over' } : { is: 'on', place }
}

/** Correction that brings a player back to the common clock. */
export interface SyncCorrection {
  rate: number
  /** Position to seek to, seconds. */
  seek?: number
}

/** Memory of the last corrections. */
export interface SyncMemory {
  /** How long a seek takes on this device, seconds. */
  seekSeconds: number
  /** When the last seek started, ms by the monotonic clock. */
  jumpedAt?: number
  isLanding: boolean
}

/** The memory before the first correction. */
export const initialSync: SyncMemory = { seekSeconds: 0.15, isLanding: false }

/** A smaller drift (seconds) is not visible and not corrected. */
const toleranceSeconds = 0.03
/** A larger drift (seconds) is corrected by a seek instead of the speed. */
const seekThresholdSeconds = 0.35
/** Minimum time (ms) between two seeks, because each one needs loading. */
const minSeekIntervalMs = 2_500
/** Maximum change of the speed; hardly audible. */
const maxSpeedChange = 0.08

/**
 * Computes the correction for the current drift; call it several times a second. A small drift is corrected by the
 * speed, a large one by a seek that aims ahead by the time a seek takes.
 */
export function correctDrift(
  memory: SyncMemory,
  { place, wanted, now, isPlaying }: { place: number; wanted: number; now: number; isPlaying: boolean },
): { correction: SyncCorrection; memory: SyncMemory } {
  const drift = place - wanted
  if (!isPlaying || !Number.isFinite(drift)) return { correction: { rate: 1 }, memory }
  const updated = learnSeekTime(memory, drift)
  if (Math.abs(drift) <= toleranceSeconds) return { correction: { rate: 1 }, memory: updated }
  const maySeek = updated.jumpedAt === undefined || now - updated.jumpedAt >= minSeekIntervalMs
  if (Math.abs(drift) > seekThresholdSeconds && maySeek) {
    const jump = { ...updated, jumpedAt: now, isLanding: true }
    return { correction: { rate: 1, seek: Math.max(0, wanted + updated.seekSeconds) }, memory: jump }
  }
  const rate = 1 - Math.sign(drift) * Math.min(maxSpeedChange, Math.max(0.02, Math.abs(drift) / 2))
  return { correction: { rate }, memory: updated }
}

/** Learns from the first drift after a seek how long a seek takes. */
function learnSeekTime(memory: SyncMemory, drift: number): SyncMemory {
  if (!memory.isLanding) return memory
  return { ...memory, isLanding: false, seekSeconds: Math.min(2, Math.max(0, memory.seekSeconds - drift * 0.8)) }
}
