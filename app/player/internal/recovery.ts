/** Decides how the player recovers from a fault: the next step that may still be tried, cheapest first. */
import type { PlaybackFault } from './engine.types.ts'

/** A step by which the player tries to recover from a fault. */
export type RecoveryStep =
  /** Skips a gap in the buffer. */
  | 'nudge'
  /** Continues loading where it stopped, once the server answers. */
  | 'resume'
  /** Resets the decoder and continues. */
  | 'recover'
  /** Attaches the engine again at the same position. */
  | 'reattach'
  /** Renews the address, then attaches the engine again at the same position. */
  | 'renew'
  /** Attaches the other engine of this browser. */
  | 'change'
  /** Shows the failure. */
  | 'fail'

/** How often each step was used since playback last ran well for `recoveryResetSeconds`. */
export type UsedRecoverySteps = Readonly<Partial<Record<RecoveryStep, number>>>

/** How often each step may be used before it is skipped. */
const maxUses: Readonly<Record<RecoveryStep, number>> = {
  nudge: 2,
  resume: 1,
  recover: 1,
  reattach: 1,
  renew: 1,
  change: 1,
  fail: 1,
}

/** Recovery steps by fault, cheapest first, ending with the error. */
const stepsByFault: Readonly<Record<PlaybackFault | 'stall', readonly RecoveryStep[]>> = {
  stall: ['nudge', 'resume', 'reattach', 'change', 'fail'],
  // After a network fault the address is renewed, too: CORS can hide from the page that an address has expired.
  network: ['resume', 'renew', 'fail'],
  expired: ['renew', 'fail'],
  media: ['recover', 'reattach', 'change', 'fail'],
  unplayable: ['change', 'renew', 'fail'],
}

/**
 * The steps for a stall before any data arrived. Nothing can be skipped then, and there is no position to continue
 * from.
 */
const stepsBeforeData: readonly RecoveryStep[] = ['change', 'fail']

/** The state of the player and the browser that decides which recovery step is next. */
export interface RecoveryOptions {
  /** Whether the browser has another engine for this stream. */
  canChange: boolean
  /** Whether the player has received any data: a frame or a buffer. */
  hasCome: boolean
  /** How many seconds are buffered after the position. */
  ahead: number
}

/** A buffer that is smaller than this (seconds) counts as empty. */
const minBufferSeconds = 0.5

/** Returns the cheapest step that may still be used, and the updated counts. If none is left, the step is `fail`. */
export function nextRecoveryStep(
  usedSteps: UsedRecoverySteps,
  fault: PlaybackFault | 'stall',
  options: RecoveryOptions,
): { step: RecoveryStep; usedSteps: UsedRecoverySteps } {
  const isPossible: Partial<Record<RecoveryStep, boolean>> = {
    change: options.canChange,
    nudge: options.ahead > minBufferSeconds,
  }
  const isAvailable = (step: RecoveryStep) => (usedSteps[step] ?? 0) < maxUses[step] && (isPossible[step] ?? true)
  const steps = fault === 'stall' && !options.hasCome ? stepsBeforeData : stepsByFault[fault]
  const step = steps.find(isAvailable) ?? 'fail'
  return { step, usedSteps: { ...usedSteps, [step]: (usedSteps[step] ?? 0) + 1 } }
}

/** How many seconds without progress are tolerated: at a gap, before trying the other engine, and on a slow network. */
const stallTimeouts = { hole: 3, otherEngine: 10, net: 25 }

/** After how many seconds without progress the next step is taken. */
export function stallTimeoutSeconds(usedSteps: UsedRecoverySteps, options: RecoveryOptions): number {
  if (options.ahead > minBufferSeconds) return stallTimeouts.hole
  const next = options.hasCome ? undefined : nextRecoveryStep(usedSteps, 'stall', options).step
  return next === 'change' ? stallTimeouts.otherEngine : stallTimeouts.net
}

/** After this many seconds of uninterrupted playback all recovery steps may be used again. */
export const recoveryResetSeconds = 30
