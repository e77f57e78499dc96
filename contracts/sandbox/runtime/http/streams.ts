import { Failure } from '../failure.ts'

/** After so long without news a stream is looked after: the answer is read again, and proxies see that it lives. */
const beat = 15_000

/** Open streams of one viewer; more than a person with some tabs has (ours). */
const streamsPerViewer = 10

/** The open event streams of the house, by topic: one call with its parameters in one world. */
export class Streams {
  readonly #seats = new Set<Seat>()
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

  /** The answer of a topic is another one: its streams read it again. */
  changed(topic: string): void {
    for (const seat of this.#seats) if (seat.topic === topic) seat.wake()
  }

  /** Ends every stream, for good: a server with an open one does not close. */
  close(): void {
    this.#isClosed = true
    for (const seat of this.#seats) seat.leave()
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

  /** Waits for news, however long ago they came, or for the beat. */
  async news(): Promise<void> {
    if (!this.#hasNews && this.isTaken) await this.#sleep()
    this.#hasNews = false
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
