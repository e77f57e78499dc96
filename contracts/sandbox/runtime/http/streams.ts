import { Failure } from '../failure.ts'

/** After so long without news a stream tells that it lives, milliseconds. */
const beat = 10_000
/** Between two tellings of one topic, milliseconds: who comes and goes in between is told together. */
const rest = 500
/** What one stream has read serves the others of its topic for so long, milliseconds. */
const fresh = 5_000

/** Open streams of one viewer; more than a person with some tabs has (ours). */
const streamsPerViewer = 10

/** The open event streams of the sandbox, by topic: one call with its parameters in one world. */
export class Streams {
  readonly #seats = new Set<Seat>()
  readonly #resting = new Map<string, { hasNews: boolean }>()
  readonly #answers = new Map<string, { at: number; answer: Promise<unknown> }>()
  #isClosed = false

  /** How many different viewers, that is sessions, have a stream of the topic open. */
  viewersOf(topic: string): number {
    return new Set([...this.#seats].filter((seat) => seat.topic === topic).map(({ viewer }) => viewer)).size
  }

  /** Joins a topic; everybody else on it is told. TooManyRequests when the viewer has too many streams. */
  take(topic: string, viewer: string): Seat {
    const own = [...this.#seats].filter((seat) => seat.viewer === viewer)
    if (this.#isClosed || own.length >= streamsPerViewer) throw new Failure('TooManyRequests', beat / 1000)
    const seat = new Seat(topic, viewer, () => {
      if (this.#seats.delete(seat)) this.changed(topic)
    })
    this.changed(topic)
    this.#seats.add(seat)
    return seat
  }

  /** The answer of a topic is another one: its streams read it again, at once or after the topic's rest. */
  changed(topic: string): void {
    const resting = this.#resting.get(topic)
    if (resting) resting.hasNews = true
    else this.#tell(topic)
  }

  /** The answer of a topic, read once for all of its streams that want it now. */
  answerOf<T>(topic: string, read: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(topic)
    if (known && performance.now() - known.at < fresh) return known.answer as Promise<T>
    const answer = read()
    this.#answers.set(topic, { at: performance.now(), answer })
    return answer
  }

  /** Ends every stream, for good: a server with an open one does not close. */
  close(): void {
    this.#isClosed = true
    for (const seat of this.#seats) seat.leave()
  }

  #tell(topic: string): void {
    this.#answers.delete(topic)
    for (const seat of this.#seats) if (seat.topic === topic) seat.wake()
    const resting = { hasNews: false }
    this.#resting.set(topic, resting)
    const timer: { unref?: () => unknown } = setTimeout(() => {
      this.#resting.delete(topic)
      if (resting.hasNews) this.#tell(topic)
      else if (![...this.#seats].some((seat) => seat.topic === topic)) this.#answers.delete(topic)
    }, rest)
    // A browser's timers hold no process up.
    timer.unref?.()
  }
}

/** One open stream. */
export class Seat {
  readonly topic: string
  readonly viewer: string
  isTaken = true
  readonly #onLeave: () => void
  #hasNews = false
  #wakeUp: () => void = () => undefined

  constructor(topic: string, viewer: string, onLeave: () => void) {
    this.topic = topic
    this.viewer = viewer
    this.#onLeave = onLeave
  }

  /** Waits for news, however long ago they came, or for the beat. Returns whether there were any. */
  async news(): Promise<boolean> {
    if (!this.#hasNews && this.isTaken) await this.#sleep()
    const hadNews = this.#hasNews
    this.#hasNews = false
    return hadNews
  }

  wake(): void {
    this.#hasNews = true
    this.#wakeUp()
  }

  leave(): void {
    this.isTaken = false
    this.#wakeUp()
    this.#onLeave()
  }

  async #sleep(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, beat)
    this.#wakeUp = resolve
    await promise
    clearTimeout(timer)
  }
}
