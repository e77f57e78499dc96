import type { PlaybackFault } from './engine.types.ts'
import { renewedAddress } from './renewedAddress.ts'
import { anySignal } from '@tsudoi/contracts/anySignal'

/** Thrown if a request failed and will not be retried. It contains the fault for the player. */
export class StreamFault extends Error {
  override name = 'StreamFault'
  readonly fault: PlaybackFault
  readonly status: number

  constructor(fault: PlaybackFault, status = 0) {
    super(`${fault} ${status}`)
    this.fault = fault
    this.status = status
  }
}

/** What StreamNet uses of its environment. Tests replace it. */
export interface StreamNetParts {
  fetch: typeof globalThis.fetch
  /** Requests a new address of the stream. Resolves with undefined if the server has none. */
  renew: () => Promise<string | undefined>
  /** Resolves after the given time, or earlier when the device is online again. */
  pause: (milliseconds: number) => Promise<void>
  /** The time of a monotonic clock, in ms. */
  now: () => number
}

/** Pause (ms) between two requests to a failing server. */
const retryDelayMs = 2_200
/** Time (ms) after which a failing server is reported to the player. */
const giveUpAfterMs = 20_000
/** Timeout (ms) until an answer starts. */
const firstByteMs = 10_000

const isExpired = (status: number) => status === 401 || status === 403 || status === 410
const isServerFailing = (status: number) => status >= 500 || status === 429 || status === 408

/**
 * Sends all requests of one stream. A failing server gets one request at a time, about every two seconds and at once
 * when the device is online again; other requests wait. An expired address is renewed once for all requests. The engine
 * sees only a slow answer, so it keeps its state and position.
 */
export class StreamNet {
  private readonly first: string
  private latest: string
  private readonly parts: StreamNetParts
  /** When the server began to fail, and when the last attempt was made (ms of the monotonic clock). */
  private failing: { since: number; last: number } | undefined
  /** Set while one request retries a failing server, and the other requests wait for it. */
  private retrying: Promise<void> | undefined
  private renewal: Promise<void> | undefined

  constructor(address: string, parts: StreamNetParts) {
    this.first = address
    this.latest = address
    this.parts = parts
  }

  /**
   * Fetches one file of the stream.
   *
   * @throws StreamFault if the server fails for too long, or the file does not exist
   */
  async get(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await this.retrying
      init.signal.throwIfAborted()
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      const answer = await this.attempt(address, init)
      if (answer) return answer
    }
  }

  /**
   * Fetches a file once. For files without which the stream plays too: other requests do not wait if the server fails.
   * Returns undefined if there was no answer.
   */
  getOnce(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response | undefined> {
    return this.fetchInTime(this.currentAddress(address), init)
  }

  /** Resolves after the given time, or earlier when the device is online again. */
  pause(milliseconds: number): Promise<void> {
    return this.parts.pause(milliseconds)
  }

  private readonly currentAddress = (address: string) => renewedAddress(address, this.first, this.latest)

  /** Sends a request once. Returns undefined if a retry may help. */
  private async attempt(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response | undefined> {
    if (this.failing) return this.retrying ? undefined : this.retryUntilAnswer(address, init)
    const requestedAddress = this.currentAddress(address)
    const since = this.parts.now()
    const response = await this.fetchInTime(requestedAddress, init)
    const status = response?.status ?? 0
    if (response?.ok) return response
    if (isExpired(status)) {
      await this.renewOnce(requestedAddress, address, status)
      return undefined
    }
    if (response && !isServerFailing(status)) throw new StreamFault('unplayable', status)
    this.failing ??= { since, last: since }
    return undefined
  }

  /**
   * Retries until the server answers, while other requests wait. If this request is aborted, another request continues.
   */
  private async retryUntilAnswer(
    address: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<Response | undefined> {
    let end = () => {}
    this.retrying = new Promise((resolve) => (end = resolve))
    try {
      while (this.failing) {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const answer = await this.retryOnce(this.failing, address, init)
        if (answer) return answer
      }
      return undefined
    } finally {
      this.retrying = undefined
      end()
    }
  }

  private async retryOnce(
    failing: { since: number; last: number },
    address: string,
    init: RequestInit & { signal: AbortSignal },
  ) {
    const { pause, now } = this.parts
    await pause(Math.max(0, failing.last + retryDelayMs - now()))
    init.signal.throwIfAborted()
    if (now() - failing.since > giveUpAfterMs) {
      this.failing = undefined
      throw new StreamFault('network')
    }
    failing.last = now()
    const response = await this.fetchInTime(this.currentAddress(address), init)
    if (response && !isServerFailing(response.status)) this.failing = undefined
    return response?.ok ? response : undefined
  }

  /**
   * Fetches a file, with a timeout until the answer starts. Returns undefined after the timeout. The body may take
   * longer.
   */
  private async fetchInTime(
    address: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<Response | undefined> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), firstByteMs)
    const signal = anySignal(init.signal, late.signal)
    const response = await this.parts.fetch(address, { ...init, signal }).catch(() => undefined)
    clearTimeout(timer)
    init.signal.throwIfAborted()
    return response
  }

  /** Renews an expired address. Concurrent requests share one renewal. */
  private async renewOnce(requestedAddress: string, address: string, status: number): Promise<void> {
    this.renewal ??= this.currentAddress(address) === requestedAddress ? this.renewNow() : undefined
    await this.renewal
    if (this.currentAddress(address) === requestedAddress) throw new StreamFault('expired', status)
  }

  private async renewNow(): Promise<void> {
    const fresh = await this.parts.renew().catch(() => undefined)
    if (fresh) this.latest = new URL(fresh, this.first).href
    this.renewal = undefined
  }
}

/** Returns what StreamNet uses in a browser. */
export const browserStreamNetParts = (renew: StreamNetParts['renew']): StreamNetParts => ({
  fetch: (input, init) => fetch(input, init),
  renew,
  pause: (milliseconds) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        removeEventListener('online', end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      addEventListener('online', end)
    }),
  now: () => performance.now(),
})
