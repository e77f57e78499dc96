import type { AxiosInstance, AxiosResponse } from 'axios'
import { readAnswer, UnreadableAnswer } from './client.ts'
import { fillPath, type Endpoint, type RequestOf, type ResponseOf } from './endpoint.ts'
import { readEvents, type StreamEvent } from './eventStream.ts'
import type { Host } from './hosts.ts'

export interface WatchOptions {
  /** Ends the watching. */
  signal: AbortSignal
  /**
   * Milliseconds from the end of a stream, or from one answer without a stream, to the next try; each client waits up
   * to half as long beyond it. A host's own `retry` counts instead where a stream has ended.
   */
  pause?: number
  /**
   * Milliseconds without a sign of life after which a stream is given up; a host shows one every 10 s, and the first at
   * once.
   */
  patience?: number
}

/** One answer, and what the host says it is of: versions are compared as text, a later one is larger. */
export interface Watched<T> {
  answer: T
  /** The `id` of a stream's event; undefined for an answer that was asked for. */
  version: string | undefined
}

/**
 * Answers of an endpoint that is declared as a `stream`: the present one, and each new one, until the signal. An answer
 * that stays comes again with each heartbeat. Where no stream comes through, it asks again and again (Q61). Throws what
 * a call throws when the host refuses; a lost connection is only tried again.
 */
export type Watch = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: WatchOptions,
) => AsyncGenerator<Watched<ResponseOf<E>>, void>

/** A first sign comes at once: what takes longer holds the stream back. */
const firstPatience = 8_000

/** Binds watching to the same axios instances as {@link createClient}, with whatever they do about bearers. */
export function createWatch(instances: Readonly<Record<Host, AxiosInstance>>): Watch {
  return async function* watch(endpoint, request, { signal, pause = 8_000, patience = 22_000 }) {
    let isHeldBack = false
    while (!signal.aborted) {
      const silence = new AbortController()
      const ended = AbortSignal.any([signal, silence.signal])
      const seen: Seen = { isAlive: false, retry: undefined }
      try {
        const open = openStream(instances[endpoint.host], endpoint, request, ended, isHeldBack)
        const lines = withPatience(open, patience, seen, () => silence.abort())
        for await (const { data, id } of lines) yield { answer: parse(endpoint, data), version: id }
      } catch (error) {
        if (signal.aborted) return
        if (!silence.signal.aborted && (await isRefusal(error))) throw error
      }
      // Something on the way lets no stream through.
      isHeldBack ||= !seen.isAlive
      await sleep(seen.retry ?? pause * (1 + Math.random() / 2), signal)
    }
  }
}

/** What a stream has shown of itself. */
interface Seen {
  isAlive: boolean
  /** When this client may come back, milliseconds. */
  retry: number | undefined
}

/** Longer than this no host keeps anybody away, milliseconds. */
const longestRetry = 60_000

const anyText = 'text/event-stream, application/json;q=0.9'

/** The events, or the only answer of a host that does not stream. */
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
    // The host ends the stream: a bearer that no longer counts is renewed with the next try.
    if (event.event === 'failure') return
    yield event
  }
}

/** Passes answers on and calls `onSilence` when nothing at all comes for so long. */
async function* withPatience(
  events: AsyncIterable<StreamEvent>,
  patience: number,
  seen: Seen,
  onSilence: () => void,
): AsyncGenerator<StreamEvent> {
  let timer = setTimeout(onSilence, Math.min(patience, firstPatience))
  try {
    for await (const event of events) {
      clearTimeout(timer)
      seen.isAlive = true
      if (event.retry !== undefined) seen.retry = Math.min(event.retry, longestRetry)
      if (event.event !== undefined) yield event
      timer = setTimeout(onSilence, patience)
    }
  } finally {
    clearTimeout(timer)
  }
}

/** What is no JSON is read as no answer at all. */
function parse<E extends Endpoint>(endpoint: E, text: string): ResponseOf<E> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  return readAnswer(endpoint, value)
}

/** An answer of the host that says no, with its body read as every other call's; not a connection that is lost. */
async function isRefusal(error: unknown): Promise<boolean> {
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
