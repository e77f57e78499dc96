/** Code of the error when a server did not answer in time. */
export const noAnswerInTime = 'NO_ANSWER_IN_TIME'

/** How long a host or its state hook may take for an answer, unless an option says otherwise, ms. */
export const defaultTimeoutMs = 30_000

/** The number of silent requests in a row after which a server is no longer waited for. */
const manySilent = 3

/** How long the requests after those may take, ms. */
const impatientMs = 1000

/**
 * The timeout of the requests to one server. It is short after three requests in a row got no answer in time, so that a
 * server that hangs is reported after minutes and not after hours.
 */
export class Patience {
  #silentInARow = 0
  readonly #timeoutMs: number

  constructor(timeoutMs = defaultTimeoutMs) {
    this.#timeoutMs = timeoutMs
  }

  /** The timeout of the next request, ms. */
  get timeoutMs(): number {
    return this.#silentInARow < manySilent ? this.#timeoutMs : Math.min(impatientMs, this.#timeoutMs)
  }

  /** Counts a request that was answered, or was not answered in time. */
  count(isAnswered: boolean): void {
    this.#silentInARow = isAnswered ? 0 : this.#silentInARow + 1
  }
}
