import type { Fault } from './engine.types.ts'

/** One rung of the ladder. */
export type Step =
  /** Over a hole of the buffer. */
  | 'nudge'
  /** Load on where it stopped, once the host answers. */
  | 'resume'
  /** Empty the decoder and go on. */
  | 'recover'
  /** A new attachment at the same place. */
  | 'reattach'
  /** A new address, then a new attachment at the same place. */
  | 'renew'
  /** The same with the browser's other engine. */
  | 'change'
  /** Say it. */
  | 'fail'

/** How often each rung was taken since the last minute that played well. */
export type Spent = Readonly<Partial<Record<Step, number>>>

/** How often each rung may be taken. */
const budget: Readonly<Record<Step, number>> = {
  nudge: 2,
  resume: 1,
  recover: 1,
  reattach: 1,
  renew: 1,
  change: 1,
  fail: 1,
}

/** From the gentlest rung to the honest error. */
const ladders: Readonly<Record<Fault | 'stall', readonly Step[]>> = {
  stall: ['nudge', 'resume', 'reattach', 'change', 'fail'],
  // A host may say that an address is over without letting the page read it.
  network: ['resume', 'renew', 'fail'],
  expired: ['renew', 'fail'],
  media: ['recover', 'reattach', 'change', 'fail'],
  unplayable: ['change', 'renew', 'fail'],
}

/** Where nothing has come yet, there is nothing to move over and nowhere to load on. */
const ladderOfNothing: readonly Step[] = ['change', 'fail']

export interface Chances {
  /** Whether the browser has another engine for this stream. */
  canChange: boolean
  /** Whether anything has come of it: a picture, or something to play. */
  hasCome: boolean
  /** Seconds that are loaded beyond the place. */
  ahead: number
}

/** Less than this is nothing to play, seconds. */
const something = 0.5

/** The gentlest rung that has something left; every ladder ends. */
export function nextStep(spent: Spent, fault: Fault | 'stall', chances: Chances): { step: Step; spent: Spent } {
  const can: Partial<Record<Step, boolean>> = { change: chances.canChange, nudge: chances.ahead > something }
  const open = (step: Step) => (spent[step] ?? 0) < budget[step] && (can[step] ?? true)
  const ladder = fault === 'stall' && !chances.hasCome ? ladderOfNothing : ladders[fault]
  const step = ladder.find(open) ?? 'fail'
  return { step, spent: { ...spent, [step]: (spent[step] ?? 0) + 1 } }
}

/** Seconds without progress: at a hole with data beyond it, before the other engine has its turn, in a slow net. */
const patience = { hole: 3, otherEngine: 10, net: 25 }

/** Seconds without progress after which the next rung is taken. */
export function patienceFor(spent: Spent, chances: Chances): number {
  if (chances.ahead > something) return patience.hole
  const next = chances.hasCome ? undefined : nextStep(spent, 'stall', chances).step
  return next === 'change' ? patience.otherEngine : patience.net
}

/** Playing this long in one piece, in seconds, gives every rung back: an hour's video may fail more than once. */
export const calm = 30
