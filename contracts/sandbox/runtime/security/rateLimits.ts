import { timeAfter, machineClock, type Clock } from '../clock.ts'
import { Failure } from '../failure.ts'

/** A limit of at most `tries` per `window` (milliseconds). */
export interface RateLimit {
  tries: number
  window: number
}

/**
 * Initial number of counts at which expired ones are removed. The threshold doubles with the counts, so that cleaning
 * up costs little per check.
 */
const initialCapacity = 1_000

/** Counts tries in memory. Windows are short, so counts need not survive a restart. */
export class RateLimits {
  readonly #counts = new Map<string, { tries: number; end: Date }>()
  /** Number of counts at which expired ones are removed next. */
  #capacity = initialCapacity
  readonly #exhausted = new Set<string>()
  readonly #clock: Clock

  constructor(clock: Clock = machineClock) {
    this.#clock = clock
  }

  /** Counts one try of `who` in a dataset. Throws TooManyRequests if the limit is exceeded. */
  countTry(dataset: string, who: string, { tries, window }: RateLimit): void {
    if (this.#exhausted.has(dataset)) throw new Failure('TooManyRequests', 60)
    const now = this.#clock.now()
    const key = `${dataset} ${who}`
    const former = this.#counts.get(key)
    const count = former && former.end > now ? former : { tries: 0, end: timeAfter(now, window) }
    if (this.#counts.size >= this.#capacity) this.#deleteExpired(now)
    this.#counts.set(key, { ...count, tries: count.tries + 1 })
    if (count.tries >= tries)
      throw new Failure('TooManyRequests', Math.ceil((count.end.getTime() - now.getTime()) / 1000))
  }

  /** Removes one counted try of `who`. */
  uncountTry(dataset: string, who: string): void {
    const key = `${dataset} ${who}`
    const count = this.#counts.get(key)
    if (!count) return
    count.tries -= 1
    if (count.tries <= 0) this.#counts.delete(key)
  }

  /** Resets the tries of `who`, and of all names that start with it and a space. */
  resetTries(dataset: string, who: string): void {
    const name = `${dataset} ${who}`
    for (const key of this.#counts.keys()) if (key === name || key.startsWith(`${name} `)) this.#counts.delete(key)
  }

  /** Exhausts every limit of the dataset, or lifts the exhaustion, for the provider state "too many tries". */
  exhaust(dataset: string, isExhausted: boolean): void {
    if (isExhausted) this.#exhausted.add(dataset)
    else this.#exhausted.delete(dataset)
  }

  /** Number of counts in memory, which may include expired ones. */
  get size(): number {
    return this.#counts.size
  }

  #deleteExpired(now: Date): void {
    for (const [key, { end }] of this.#counts) if (end <= now) this.#counts.delete(key)
    this.#capacity = Math.max(initialCapacity, 2 * this.#counts.size)
  }
}
