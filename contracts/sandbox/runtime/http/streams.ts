import { Failure } from '../failure.ts'

/** Milliseconds without news after which a stream sends a heartbeat. */
const heartbeatMs = 10_000
/** Minimum milliseconds between two notifications of a topic; changes in between are combined. */
const coalesceMs = 500
/** For this many milliseconds, the answer that one stream has read is reused by the other streams of its topic. */
const sharedReadMs = 5_000

/**
 * The maximum number of open streams of one viewer. The product defines this limit: a person with several tabs needs
 * fewer.
 */
const streamsPerViewer = 10

/** The open event streams of the sandbox by topic: an endpoint with its parameters in a dataset. */
export class Streams {
  readonly #subscribers = new Set<Subscriber>()
  readonly #coalescing = new Map<string, { hasNews: boolean }>()
  readonly #answers = new Map<string, { at: number; answer: Promise<unknown> }>()
  #isClosed = false

  /** How many different viewers (sessions) have an open stream of the topic. */
  viewerCountOf(topic: string): number {
    return new Set(
      [...this.#subscribers].filter((subscriber) => subscriber.topic === topic).map(({ viewer }) => viewer),
    ).size
  }

  /**
   * Subscribes to a topic and notifies its other subscribers. Throws TooManyRequests if the viewer has too many
   * streams.
   */
  subscribe(topic: string, viewer: string): Subscriber {
    const own = [...this.#subscribers].filter((subscriber) => subscriber.viewer === viewer)
    if (this.#isClosed || own.length >= streamsPerViewer) throw new Failure('TooManyRequests', heartbeatMs / 1000)
    const subscriber = new Subscriber(topic, viewer, () => {
      if (this.#subscribers.delete(subscriber)) this.announceChange(topic)
    })
    this.announceChange(topic)
    this.#subscribers.add(subscriber)
    return subscriber
  }

  /** Announces that the answer of a topic has changed. Its streams read it again, at once or after `coalesceMs`. */
  announceChange(topic: string): void {
    const coalescing = this.#coalescing.get(topic)
    if (coalescing) coalescing.hasNews = true
    else this.#notify(topic)
  }

  /** The answer of a topic, read once for all of its streams that request it at about the same time. */
  readShared<T>(topic: string, read: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(topic)
    if (known && performance.now() - known.at < sharedReadMs) return known.answer as Promise<T>
    const answer = read()
    this.#answers.set(topic, { at: performance.now(), answer })
    return answer
  }

  /** Ends every stream permanently, because a server with an open stream does not close. */
  close(): void {
    this.#isClosed = true
    for (const subscriber of this.#subscribers) subscriber.leave()
  }

  #notify(topic: string): void {
    this.#answers.delete(topic)
    for (const subscriber of this.#subscribers) if (subscriber.topic === topic) subscriber.wake()
    const coalescing = { hasNews: false }
    this.#coalescing.set(topic, coalescing)
    const timer: { unref?: () => unknown } = setTimeout(() => {
      this.#coalescing.delete(topic)
      if (coalescing.hasNews) this.#notify(topic)
      else if (![...this.#subscribers].some((subscriber) => subscriber.topic === topic)) this.#answers.delete(topic)
    }, coalesceMs)
    // Lets the process exit in Node.js. Browsers have no `unref`.
    timer.unref?.()
  }
}

/** One open stream of a topic. */
export class Subscriber {
  readonly topic: string
  readonly viewer: string
  isOpen = true
  readonly #onLeave: () => void
  #hasNews = false
  #wakeUp: () => void = () => undefined

  constructor(topic: string, viewer: string, onLeave: () => void) {
    this.topic = topic
    this.viewer = viewer
    this.#onLeave = onLeave
  }

  /**
   * Waits for a change, including one that has already been signalled, or for the heartbeat. Returns whether there was
   * a change.
   */
  async waitForChange(): Promise<boolean> {
    if (!this.#hasNews && this.isOpen) await this.#sleep()
    const hadNews = this.#hasNews
    this.#hasNews = false
    return hadNews
  }

  wake(): void {
    this.#hasNews = true
    this.#wakeUp()
  }

  leave(): void {
    this.isOpen = false
    this.#wakeUp()
    this.#onLeave()
  }

  async #sleep(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, heartbeatMs)
    this.#wakeUp = resolve
    await promise
    clearTimeout(timer)
  }
}
