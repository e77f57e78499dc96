import type { Fault } from './engine.types.ts'
import { renewedAddress } from './renewedAddress.ts'

/** A request that is given up, with what it means for the player. */
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
  /** Asks the host for the stream's address anew; undefined where there is none. */
  renew: () => Promise<string | undefined>
  /** Resolves after so many milliseconds, or at once when the device is online again. */
  pause: (milliseconds: number) => Promise<void>
  /** Monotonic, milliseconds. */
  now: () => number
}

/** Between two questions to a host in trouble, milliseconds. */
const gap = 2_200
/** After this the player is told, milliseconds. */
const patience = 20_000
/** An answer that has not begun by then is none, milliseconds. */
const firstByte = 10_000

const isOver = (status: number) => status === 401 || status === 403 || status === 410
const isTrouble = (status: number) => status >= 500 || status === 429 || status === 408

/**
 * All requests of one stream. A host in trouble is asked by one request at a time, every two seconds or so, and at once
 * when the device is online again; the others wait and go on together. An address that is over is renewed once for all
 * of them. The engine above sees a slow answer, not an error: nothing is torn down and the place stays.
 */
export class StreamNet {
  private readonly first: string
  private latest: string
  private readonly parts: StreamNetParts
  /** Since when the host fails, and when it last did, by the monotonic clock. */
  private failing: { since: number; last: number } | undefined
  /** Somebody asks a host in trouble. */
  private asking: Promise<void> | undefined
  private renewal: Promise<void> | undefined

  constructor(address: string, parts: StreamNetParts) {
    this.first = address
    this.latest = address
    this.parts = parts
  }

  /**
   * The answer of one file of the stream.
   *
   * @throws StreamFault when patience is at its end, or the file is not there
   */
  async get(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await this.asking
      init.signal.throwIfAborted()
      // oxlint-disable-next-line no-await-in-loop
      const answer = await this.ask(address, init)
      if (answer) return answer
    }
  }

  private readonly here = (address: string) => renewedAddress(address, this.first, this.latest)

  /** One try; nothing where another one is worth while. */
  private async ask(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response | undefined> {
    if (this.failing) return this.asking ? undefined : this.outlast(address, init)
    const asked = this.here(address)
    const since = this.parts.now()
    const response = await this.fetchInTime(asked, init)
    const status = response?.status ?? 0
    if (response?.ok) return response
    if (isOver(status)) {
      await this.renewOnce(asked, address, status)
      return undefined
    }
    if (response && !isTrouble(status)) throw new StreamFault('unplayable', status)
    this.failing ??= { since, last: since }
    return undefined
  }

  /** Asks again until the host answers; everybody else waits for it, and takes over when it is no longer wanted. */
  private async outlast(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response | undefined> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.asking = promise
    try {
      while (this.failing) {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const answer = await this.askAgain(this.failing, address, init)
        if (answer) return answer
      }
      return undefined
    } finally {
      this.asking = undefined
      resolve()
    }
  }

  private async askAgain(
    failing: { since: number; last: number },
    address: string,
    init: RequestInit & { signal: AbortSignal },
  ) {
    const { pause, now } = this.parts
    await pause(Math.max(0, failing.last + gap - now()))
    init.signal.throwIfAborted()
    if (now() - failing.since > patience) {
      this.failing = undefined
      throw new StreamFault('network')
    }
    failing.last = now()
    const response = await this.fetchInTime(this.here(address), init)
    if (response && !isTrouble(response.status)) this.failing = undefined
    return response?.ok ? response : undefined
  }

  /** Nothing where no answer begins in time; its body may take longer. */
  private async fetchInTime(
    address: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<Response | undefined> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), firstByte)
    const signal = AbortSignal.any([init.signal, late.signal])
    const response = await this.parts.fetch(address, { ...init, signal }).catch(() => undefined)
    clearTimeout(timer)
    init.signal.throwIfAborted()
    return response
  }

  /** Whoever finds the address over first asks for a new one. */
  private async renewOnce(asked: string, address: string, status: number): Promise<void> {
    this.renewal ??= this.here(address) === asked ? this.renewNow() : undefined
    await this.renewal
    if (this.here(address) === asked) throw new StreamFault('expired', status)
  }

  private async renewNow(): Promise<void> {
    const fresh = await this.parts.renew().catch(() => undefined)
    if (fresh) this.latest = new URL(fresh, this.first).href
    this.renewal = undefined
  }
}

/** The browser's own. */
export const browserNet = (renew: StreamNetParts['renew']): StreamNetParts => ({
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
