/** Error code for a server that did not answer in time. */
export const noAnswerInTime = 'NO_ANSWER_IN_TIME'

/** Default for the maximum time that a host or its state hook may take for an answer, in milliseconds. */
export const defaultTimeoutMs = 30_000

/** After this number of consecutive requests without an answer, the timeout becomes short. */
const manySilent = 3

/** The short timeout, in milliseconds. */
const impatientMs = 1000

/**
 * The timeout of the requests to one server. It becomes short after three consecutive requests got no answer in time,
 * so that a server that hangs is reported after minutes instead of hours.
 */
export class Patience {
  #silentInARow = 0
  readonly #timeoutMs: number

  constructor(timeoutMs = defaultTimeoutMs) {
    this.#timeoutMs = timeoutMs
  }

  /** The timeout of the next request, in milliseconds. */
  get timeoutMs(): number {
    return this.#silentInARow < manySilent ? this.#timeoutMs : Math.min(impatientMs, this.#timeoutMs)
  }

  /** Records whether a request was answered in time. */
  count(isAnswered: boolean): void {
    this.#silentInARow = isAnswered ? 0 : this.#silentInARow + 1
  }
}
