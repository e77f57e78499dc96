import type { AxiosInstance, AxiosResponse } from 'axios'
import { readAnswer, UnreadableAnswer } from './client.ts'
import { fillPath, type Endpoint, type RequestOf, type ResponseOf } from './endpoint.ts'
import { readEvents } from './eventStream.ts'
import type { Host } from './hosts.ts'

export interface WatchOptions {
  /** Ends the watching. */
  signal: AbortSignal
  /** Milliseconds from the end of a stream, or from one answer without a stream, to the next try. */
  pause?: number
  /**
   * Milliseconds without a sign of life after which a stream counts as held back on its way; a host shows one every 15
   * s.
   */
  patience?: number
}

/**
 * Answers of an endpoint that is declared as a `stream`: the present one, and each new one, until the signal. Where no
 * stream comes through, it asks again and again (Q61). Throws what a call throws when the host refuses; a lost
 * connection is only tried again.
 */
export type Watch = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: WatchOptions,
) => AsyncGenerator<ResponseOf<E>, void>

/** Binds watching to the same axios instances as {@link createClient}, with whatever they do about bearers. */
export function createWatch(instances: Readonly<Record<Host, AxiosInstance>>): Watch {
  return async function* watch(endpoint, request, { signal, pause = 15_000, patience = 20_000 }) {
    let isHeldBack = false
    while (!signal.aborted) {
      const silence = new AbortController()
      const ended = AbortSignal.any([signal, silence.signal])
      try {
        const open = openStream(instances[endpoint.host], endpoint, request, ended, isHeldBack)
        const lines = withPatience(open, patience, () => silence.abort())
        for await (const data of lines) yield parse(endpoint, data)
      } catch (error) {
        if (signal.aborted) return
        isHeldBack ||= silence.signal.aborted
        if (!silence.signal.aborted && (await isRefusal(error))) throw error
      }
      await sleep(pause, signal)
    }
  }
}

const anyText = 'text/event-stream, application/json;q=0.9'

/**
 * The answers as JSON: those of the stream, or the only one of a host that does not stream. Undefined: a sign of life.
 */
async function* openStream(
  instance: AxiosInstance,
  endpoint: Endpoint,
  request: unknown,
  signal: AbortSignal,
  asksPlainly: boolean,
): AsyncGenerator<string | undefined> {
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
  if (!String(headers['content-type']).startsWith('text/event-stream')) return yield await new Response(data).text()
  for await (const { event, data: text } of readEvents(data)) {
    // The host ends the stream: a bearer that no longer counts is renewed with the next try.
    if (event === 'failure') return
    yield event === undefined ? undefined : text
  }
}

/** Passes answers on and calls `onSilence` when nothing at all comes for so long. */
async function* withPatience(
  answers: AsyncIterable<string | undefined>,
  patience: number,
  onSilence: () => void,
): AsyncGenerator<string> {
  let timer = setTimeout(onSilence, patience)
  try {
    for await (const answer of answers) {
      clearTimeout(timer)
      if (answer !== undefined) yield answer
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
