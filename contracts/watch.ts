import type { AxiosInstance, AxiosResponse } from 'axios'
import { anySignal } from './anySignal.ts'
import { readAnswer, UnreadableAnswer } from './client.ts'
import { fillPath, type Endpoint, type RequestOf, type ResponseOf } from './endpoint.ts'
import { readEvents, type StreamEvent } from './eventStream.ts'
import type { Host } from './hosts.ts'

/** Options of one watch. */
export interface WatchOptions {
  /** The signal that ends the watch when it is aborted. */
  signal: AbortSignal
  /**
   * Pause in milliseconds between the end of a stream, or a plain answer, and the next request; each client adds up to
   * half of it as jitter. After a stream, the `retry` that the host has sent is used instead.
   */
  pause?: number
  /**
   * Maximum time in milliseconds without data, after which the watch abandons a stream. Hosts send a heartbeat every 10
   * s, and the first data at once.
   */
  patience?: number
}

/** An answer with its version. Versions are compared as texts; a later version is larger. */
export interface Watched<T> {
  answer: T
  /** The `id` of the stream's event; undefined for an answer without a stream. */
  version: string | undefined
}

/**
 * Yields the answers of an endpoint declared as `stream`: the current one and each new one, until the signal aborts.
 * Heartbeats repeat an unchanged answer. If a proxy buffers streams, it polls instead (Q61). Throws if the host
 * refuses; a lost connection is retried.
 */
export type Watch = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: WatchOptions,
) => AsyncGenerator<Watched<ResponseOf<E>>, void>

/**
 * Timeout for the first data of a stream in milliseconds. A host sends it at once, so a longer silence means that a
 * proxy buffers the stream.
 */
const firstDataTimeoutMs = 8_000

/**
 * Creates a watch function from the same axios instances as {@link createClient}, including their handling of tokens.
 */
export function createWatch(instances: Readonly<Record<Host, AxiosInstance>>): Watch {
  return async function* watch(endpoint, request, { signal, pause = 8_000, patience = 22_000 }) {
    let isHeldBack = false
    while (!signal.aborted) {
      const silence = new AbortController()
      const ended = anySignal(signal, silence.signal)
      const seen: Seen = { isAlive: false, retry: undefined }
      try {
        const open = openStream(instances[endpoint.host], endpoint, request, ended, isHeldBack)
        const lines = withPatience(open, patience, seen, () => silence.abort())
        for await (const { data, id } of lines) yield { answer: parse(endpoint, data), version: id }
      } catch (error) {
        if (signal.aborted) return
        if (!silence.signal.aborted && (await isRefusedByHost(error))) throw error
      } finally {
        silence.abort()
      }
      // If a stream has sent no data at all, a proxy buffers it.
      isHeldBack ||= !seen.isAlive
      await sleep(seen.retry ?? pause * (1 + Math.random() / 2), signal)
    }
  }
}

/** The observed properties of a stream. */
interface Seen {
  isAlive: boolean
  /** Reconnection delay that the host has sent, in milliseconds. */
  retry: number | undefined
}

/** Maximum reconnection delay in milliseconds, even if the host sends a longer one. */
const maxRetryMs = 60_000

const anyText = 'text/event-stream, application/json;q=0.9'

/** Opens a stream; yields its events, or the only answer of a host that does not stream. */
async function* openStream(
  instance: AxiosInstance,
  endpoint: Endpoint,
  request: unknown,
  signal: AbortSignal,
  asksPlainly: boolean,
): AsyncGenerator<StreamEvent> {
  const { params, query } = request as { params?: Record<string, string>; query?: object }
  const { data, headers } = await instance.request<ReadableStream<Uint8Array>>({
    endpoint,
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    params: query,
    adapter: 'fetch',
    responseType: 'stream',
    headers: { Accept: asksPlainly ? 'application/json' : anyText },
    signal,
  })
  if (!String(headers['content-type']).startsWith('text/event-stream')) {
    yield { event: 'message', data: await new Response(data).text() }
    return
  }
  for await (const event of readEvents(data)) {
    // The host ended the stream with an error. The next attempt refreshes an expired token.
    if (event.event === 'failure') return
    yield event
  }
}

/** Yields the events of a stream, and calls `onSilence` if no data arrives for `patience` milliseconds. */
async function* withPatience(
  events: AsyncIterable<StreamEvent>,
  patience: number,
  seen: Seen,
  onSilence: () => void,
): AsyncGenerator<StreamEvent> {
  let timer = setTimeout(onSilence, Math.min(patience, firstDataTimeoutMs))
  try {
    for await (const event of events) {
      clearTimeout(timer)
      seen.isAlive = true
      if (event.retry !== undefined) seen.retry = Math.min(event.retry, maxRetryMs)
      if (event.event !== undefined) yield event
      timer = setTimeout(onSilence, patience)
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Parses an answer. Invalid JSON is reported as an unreadable answer. */
function parse<E extends Endpoint>(endpoint: E, text: string): ResponseOf<E> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  return readAnswer(endpoint, value)
}

/** Whether the error is a refusal of the host (with its body parsed), rather than a lost connection. */
async function isRefusedByHost(error: unknown): Promise<boolean> {
  const { response } = error as { response?: AxiosResponse<unknown> }
  if (error instanceof UnreadableAnswer) return true
  if (!response || response.status >= 500) return false
  if (response.data instanceof ReadableStream)
    response.data = await new Response(response.data).json().catch(() => undefined)
  return true
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
