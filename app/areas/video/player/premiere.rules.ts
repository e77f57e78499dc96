/** Where a premiere is at a moment of the host's clock. */
export type PremiereNow = { is: 'room'; startsIn: number } | { is: 'on'; place: number } | { is: 'over' }

/** Times in milliseconds since 1970 and seconds of length; without a length it is never over. */
export function premiereNow(startTime: number, now: number, duration: number | undefined): PremiereNow {
  const place = (now - startTime) / 1000
  if (place < 0) return { is: 'room', startsIn: -place }
  return duration !== undefined && duration > 0 && place >= duration ? { is: 'over' } : { is: 'on', place }
}

/** How a player comes back to the common clock. */
export interface Correction {
  rate: number
  /** Go here instead, seconds. */
  seek?: number
}

/** What the last corrections taught. */
export interface SyncMemory {
  /** How long a jump takes on this device, seconds. */
  lead: number
  /** When the last jump began, by the monotonic clock, milliseconds; and where it aimed. */
  jumpedAt?: number
  isLanding: boolean
}

export const freshSync: SyncMemory = { lead: 0.15, isLanding: false }

/** Nearer than this nobody sees a difference, seconds. */
const near = 0.03
/** Further than this is gone to, not caught up with. */
const far = 0.35
/** Between two jumps, milliseconds: each costs loading. */
const pause = 2_500
/** The most that speed changes: a fifteenth is hardly heard. */
const most = 0.08

/**
 * One look at the clock, several times a second: a small difference is made good by speed, a large one by one jump that
 * aims ahead by as much as the last one came too late.
 */
export function correct(
  memory: SyncMemory,
  { place, wanted, now, isPlaying }: { place: number; wanted: number; now: number; isPlaying: boolean },
): { correction: Correction; memory: SyncMemory } {
  const drift = place - wanted
  if (!isPlaying || !Number.isFinite(drift)) return { correction: { rate: 1 }, memory }
  const landed = landing(memory, drift)
  if (Math.abs(drift) <= near) return { correction: { rate: 1 }, memory: landed }
  const rested = landed.jumpedAt === undefined || now - landed.jumpedAt >= pause
  if (Math.abs(drift) > far && rested) {
    const jump = { ...landed, jumpedAt: now, isLanding: true }
    return { correction: { rate: 1, seek: Math.max(0, wanted + landed.lead) }, memory: jump }
  }
  const rate = 1 - Math.sign(drift) * Math.min(most, Math.max(0.02, Math.abs(drift) / 2))
  return { correction: { rate }, memory: landed }
}

/** The first look after a jump says by how much it came too late. */
function landing(memory: SyncMemory, drift: number): SyncMemory {
  if (!memory.isLanding) return memory
  return { ...memory, isLanding: false, lead: Math.min(2, Math.max(0, memory.lead - drift * 0.8)) }
}
