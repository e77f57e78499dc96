import { after, machineClock, type Clock } from '../clock.ts'
import { Failure } from '../failure.ts'

/** At most `tries` in each `window` (milliseconds). */
export interface RateLimit {
  tries: number
  window: number
}

/** Counts tries in memory: a limit outlives its window by nothing, so it need not outlive the process. */
export class RateLimits {
  readonly #counts = new Map<string, { tries: number; end: Date }>()
  readonly #exhausted = new Set<string>()
  readonly #clock: Clock

  constructor(clock: Clock = machineClock) {
    this.#clock = clock
  }

  /** Counts one try of `who` in a world; throws TooManyRequests when it is one too many. */
  check(world: string, who: string, { tries, window }: RateLimit): void {
    if (this.#exhausted.has(world)) throw new Failure('TooManyRequests', 60)
    const now = this.#clock.now()
    this.#forgetOld(now)
    const key = `${world} ${who}`
    const count = this.#counts.get(key) ?? { tries: 0, end: after(now, window) }
    this.#counts.set(key, { ...count, tries: count.tries + 1 })
    if (count.tries >= tries)
      throw new Failure('TooManyRequests', Math.ceil((count.end.getTime() - now.getTime()) / 1000))
  }

  /** Forgets the tries of `who`. */
  forget(world: string, who: string): void {
    this.#counts.delete(`${world} ${who}`)
  }

  /** For the state "too many tries": every limit of the world is used up, or no longer. */
  exhaust(world: string, isExhausted: boolean): void {
    if (isExhausted) this.#exhausted.add(world)
    else this.#exhausted.delete(world)
  }

  #forgetOld(now: Date): void {
    for (const [key, { end }] of this.#counts) if (end <= now) this.#counts.delete(key)
  }
}
