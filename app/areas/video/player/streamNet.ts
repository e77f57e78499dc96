import type { Fault } from './engine.types.ts'
import { renewedAddress } from './renewedAddress.ts'

/** Thrown when a request has finally failed, with the fault for the player. */
export class StreamFault extends Error {
  override name = 'StreamFault'
  readonly fault: Fault
  readonly status: number

  constructor(fault: Fault, status = 0) {
    super(`${fault} ${status}`)
    this.fault = fault
    this.status = status
  }
}

export interface StreamNetParts {
  fetch: typeof globalThis.fetch
  /** Requests the stream's new URL from the server; undefined if there is none. */
  renew: () => Promise<string | undefined>
  /** Resolves after so many milliseconds, or at once when the device is online again. */
  pause: (milliseconds: number) => Promise<void>
  /** Monotonic, milliseconds. */
  now: () => number
}

/** Interval between two requests to a failing server, in ms. */
const retryIntervalMs = 2_200
/** Time after which the failure is reported to the player, in ms. */
const reportFailureAfterMs = 20_000
/** Timeout for the beginning of an answer, in ms. */
const firstByteTimeoutMs = 10_000

const isExpired = (status: number) => status === 401 || status === 403 || status === 410
const isServerFailure = (status: number) => status >= 500 || status === 429 || status === 408

/**
 * Sends all requests of one stream. While the server fails, only one request retries, every two seconds or so and at
 * once when online again; the others wait and then continue. An expired URL is renewed once for all requests. The
 * engine sees a slow answer instead of an error, so it keeps its state and position.
 */
export class StreamNet {
  private readonly first: string
  private latest: string
  private readonly parts: StreamNetParts
  /** Since when the server fails, and when it was last tried, by the monotonic clock. */
  private failing: { since: number; last: number } | undefined
  /** The request that currently retries. */
  private retrying: Promise<void> | undefined
  private renewal: Promise<void> | undefined

  constructor(address: string, parts: StreamNetParts) {
    this.first = address
    this.latest = address
    this.parts = parts
  }

  /**
   * Fetches a file of the stream.
   *
   * @throws StreamFault if the server has failed for too long, or the file does not exist
   */
  async get(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await this.retrying
      init.signal.throwIfAborted()
      // oxlint-disable-next-line no-await-in-loop
      const answer = await this.tryOnce(address, init)
      if (answer) return answer
    }
  }

  private readonly currentUrlOf = (address: string) => renewedAddress(address, this.first, this.latest)

  /** One attempt. Returns undefined if another attempt is useful. */
  private async tryOnce(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response | undefined> {
    if (this.failing) return this.retrying ? undefined : this.retryUntilAnswered(address, init)
    const asked = this.currentUrlOf(address)
    const since = this.parts.now()
    const response = await this.fetchInTime(asked, init)
    const status = response?.status ?? 0
    if (response?.ok) return response
    if (isExpired(status)) {
      await this.renewOnce(asked, address, status)
      return undefined
    }
    if (response && !isServerFailure(status)) throw new StreamFault('unplayable', status)
    this.failing ??= { since, last: since }
    return undefined
  }

  /**
   * Retries until the server answers. All other requests wait for this one; if it is aborted, another one takes over.
   */
  private async retryUntilAnswered(
    address: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<Response | undefined> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.retrying = promise
    try {
      while (this.failing) {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const answer = await this.retryOnce(this.failing, address, init)
        if (answer) return answer
      }
      return undefined
    } finally {
      this.retrying = undefined
      resolve()
    }
  }

  private async retryOnce(
    failing: { since: number; last: number },
    address: string,
    init: RequestInit & { signal: AbortSignal },
  ) {
    const { pause, now } = this.parts
    await pause(Math.max(0, failing.last + retryIntervalMs - now()))
    init.signal.throwIfAborted()
    if (now() - failing.since > reportFailureAfterMs) {
      this.failing = undefined
      throw new StreamFault('network')
    }
    failing.last = now()
    const response = await this.fetchInTime(this.currentUrlOf(address), init)
    if (response && !isServerFailure(response.status)) this.failing = undefined
    return response?.ok ? response : undefined
  }

  /** Returns undefined if no answer begins in time. Its body may take longer. */
  private async fetchInTime(
    address: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<Response | undefined> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), firstByteTimeoutMs)
    const signal = AbortSignal.any([init.signal, late.signal])
    const response = await this.parts.fetch(address, { ...init, signal }).catch(() => undefined)
    clearTimeout(timer)
    init.signal.throwIfAborted()
    return response
  }

  /** Renews the URL. Only the first request that finds it expired does so; the others wait. */
  private async renewOnce(asked: string, address: string, status: number): Promise<void> {
    this.renewal ??= this.currentUrlOf(address) === asked ? this.renewNow() : undefined
    await this.renewal
    if (this.currentUrlOf(address) === asked) throw new StreamFault('expired', status)
  }

  private async renewNow(): Promise<void> {
    const fresh = await this.parts.renew().catch(() => undefined)
    if (fresh) this.latest = new URL(fresh, this.first).href
    this.renewal = undefined
  }
}

/** The browser's own functions. */
export const browserNetParts = (renew: StreamNetParts['renew']): StreamNetParts => ({
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
