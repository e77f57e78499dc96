import type { Fault } from './engine.types.ts'

/** A recovery step. */
export type RecoveryStep =
  /** Skip a gap in the buffer. */
  | 'nudge'
  /** Resume loading once the server answers. */
  | 'resume'
  /** Reset the decoder and continue. */
  | 'recover'
  /** Attach the engine again at the same position. */
  | 'reattach'
  /** Request a new URL, and attach the engine again at the same position. */
  | 'renew'
  /** Attach the browser's other engine at the same position. */
  | 'change'
  /** Show the error. */
  | 'fail'

/** How often each step was taken since the video last played well. */
export type StepCounts = Readonly<Partial<Record<RecoveryStep, number>>>

/** How often each step may be taken. */
const maxTimes: Readonly<Record<RecoveryStep, number>> = {
  nudge: 2,
  resume: 1,
  recover: 1,
  reattach: 1,
  renew: 1,
  change: 1,
  fail: 1,
}

/** Recovery steps by fault, cheapest first. */
const stepsByFault: Readonly<Record<Fault | 'stall', readonly RecoveryStep[]>> = {
  stall: ['nudge', 'resume', 'reattach', 'change', 'fail'],
  // The error response of an expired URL may not be readable by the page, so it looks like a network fault.
  network: ['resume', 'renew', 'fail'],
  expired: ['renew', 'fail'],
  media: ['recover', 'reattach', 'change', 'fail'],
  unplayable: ['change', 'renew', 'fail'],
}

/** Steps if nothing has been loaded yet, so that skipping and resuming cannot help. */
const stepsBeforeLoading: readonly RecoveryStep[] = ['change', 'fail']

export interface RecoveryState {
  /** Whether the browser has another engine for this stream. */
  canChange: boolean
  /** Whether anything has loaded: a picture, or something to play. */
  hasCome: boolean
  /** Seconds that are loaded beyond the position. */
  ahead: number
}

/** A shorter buffer counts as nothing to play, in seconds. */
const minPlayableSeconds = 0.5

/** The cheapest step that may still be taken. Ends with `fail`. */
export function nextStep(
  spent: StepCounts,
  fault: Fault | 'stall',
  chances: RecoveryState,
): { step: RecoveryStep; spent: StepCounts } {
  const can: Partial<Record<RecoveryStep, boolean>> = {
    change: chances.canChange,
    nudge: chances.ahead > minPlayableSeconds,
  }
  const open = (step: RecoveryStep) => (spent[step] ?? 0) < maxTimes[step] && (can[step] ?? true)
  const ladder = fault === 'stall' && !chances.hasCome ? stepsBeforeLoading : stepsByFault[fault]
  const step = ladder.find(open) ?? 'fail'
  return { step, spent: { ...spent, [step]: (spent[step] ?? 0) + 1 } }
}

/**
 * Seconds without progress until the next step: at a gap with data beyond it, before the other engine is tried, on a
 * slow network.
 */
const patienceSeconds = { hole: 3, otherEngine: 10, net: 25 }

/** Seconds without progress after which the next step is taken. */
export function patienceFor(spent: StepCounts, chances: RecoveryState): number {
  if (chances.ahead > minPlayableSeconds) return patienceSeconds.hole
  const next = chances.hasCome ? undefined : nextStep(spent, 'stall', chances).step
  return next === 'change' ? patienceSeconds.otherEngine : patienceSeconds.net
}

/**
 * After playing this many seconds without a fault, all steps may be taken again, because a long video may fail more
 * than once.
 */
export const calmSeconds = 30
