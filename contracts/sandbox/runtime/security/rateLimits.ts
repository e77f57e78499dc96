import { after, machineClock, type Clock } from '../clock.ts'
import { Failure } from '../failure.ts'

/** At most `tries` in each `window` (milliseconds). */
export interface RateLimit {
  tries: number
  window: number
}

/** Looking through all counts whenever they have doubled costs each check next to nothing. */
const leastRoom = 1_000

/** Counts tries in memory: a limit outlives its window by nothing, so it need not outlive the process. */
export class RateLimits {
  readonly #counts = new Map<string, { tries: number; end: Date }>()
  /** How many counts there may be before those whose window is over are looked for. */
  #room = leastRoom
  readonly #exhausted = new Set<string>()
  readonly #clock: Clock

  constructor(clock: Clock = machineClock) {
    this.#clock = clock
  }

  /** Counts one try of `who` in a world; throws TooManyRequests when it is one too many. */
  check(world: string, who: string, { tries, window }: RateLimit): void {
    if (this.#exhausted.has(world)) throw new Failure('TooManyRequests', 60)
    const now = this.#clock.now()
    const key = `${world} ${who}`
    const former = this.#counts.get(key)
    const count = former && former.end > now ? former : { tries: 0, end: after(now, window) }
    if (this.#counts.size >= this.#room) this.#forgetOld(now)
    this.#counts.set(key, { ...count, tries: count.tries + 1 })
    if (count.tries >= tries)
      throw new Failure('TooManyRequests', Math.ceil((count.end.getTime() - now.getTime()) / 1000))
  }

  /** Takes back one try of `who`, which turned out not to count. */
  giveBack(world: string, who: string): void {
    const key = `${world} ${who}`
    const count = this.#counts.get(key)
    if (!count) return
    count.tries -= 1
    if (count.tries <= 0) this.#counts.delete(key)
  }

  /** Forgets the tries of `who`, and of everything whose name begins with it and a space. */
  forget(world: string, who: string): void {
    const name = `${world} ${who}`
    for (const key of this.#counts.keys()) if (key === name || key.startsWith(`${name} `)) this.#counts.delete(key)
  }

  /** For the state "too many tries": every limit of the world is used up, or no longer. */
  exhaust(world: string, isExhausted: boolean): void {
    if (isExhausted) this.#exhausted.add(world)
    else this.#exhausted.delete(world)
  }

  /** Kept in memory; those whose window is over may be among them. */
  get size(): number {
    return this.#counts.size
  }

  #forgetOld(now: Date): void {
    for (const [key, { end }] of this.#counts) if (end <= now) this.#counts.delete(key)
    this.#room = Math.max(leastRoom, 2 * this.#counts.size)
  }
}
