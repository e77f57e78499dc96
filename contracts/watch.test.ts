import { getEventListeners } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countUsers } from './event/event.endpoints.ts'
import { readEvents } from './eventStream.ts'
import { createWatch, type WatchOptions } from './watch.ts'

const servers: Server[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/**
 * Starts a host that answers each request with the function `answer`, and watches an endpoint there. `next` resolves
 * with the watch's next answer.
 */
async function watching(
  answer: (response: ServerResponse, request: IncomingMessage, tries: number) => void,
  options: Partial<WatchOptions> = {},
) {
  let tries = 0
  const server = createServer((request, response) => answer(response, request, (tries += 1)))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const instance = axios.create({ baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const watch = createWatch({ app: instance, user: instance, payment: instance })
  const abort = new AbortController()
  const request = { query: { 'viewing.eventEpisodeId': 'episode-1' } }
  const answers = watch(countUsers, request, { signal: abort.signal, pause: 1, ...options })
  const next = async () => (await answers.next()).value?.answer
  return { next, watch: answers, abort, tries: () => tries }
}

const events = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' })
const counted = (userCount: number) => `data: ${JSON.stringify({ userCount })}\n\n`
const plain = (response: ServerResponse, userCount: number) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ userCount }))

describe('watch(), which yields the changing answers of an endpoint (Q61),', () => {
  it('yields each answer of the stream, but not its heartbeats', async () => {
    const { next, abort } = await watching((response) => {
      events(response).write(`${counted(1)}: still here\n\n${counted(2)}`)
    })
    expect([await next(), await next()]).toEqual([{ userCount: 1 }, { userCount: 2 }])
    const last = next()
    abort.abort()
    expect(await last).toBeUndefined()
  })

  it('reconnects when the stream ends, even if the host ends it with a failure such as an expired token', async () => {
    const failure = 'event: failure\ndata: {"messageCode":"Unauthenticated","code":401}\n\n'
    const { next, abort } = await watching((response, _, tries) => {
      events(response).end(counted(tries) + (tries === 1 ? failure : ''))
    })
    expect([await next(), await next(), await next()]).toEqual([1, 2, 3].map((userCount) => ({ userCount })))
    abort.abort()
  })

  it('reconnects after the host’s delay, with jitter per client, and yields each answer with its version', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { watch, tries, abort } = await watching((response, _, count) => {
      events(response).end(`retry: ${count === 1 ? 3000 : 0}\n\nevent: heartbeat\nid: v${count}\n${counted(count)}`)
    })
    expect((await watch.next()).value).toEqual({ answer: { userCount: 1 }, version: 'v1' })
    const next = watch.next()
    // Waits until the pause has begun: the listener on the signal then belongs to `sleep`, and no longer to the
    // request.
    await vi.waitFor(() => expect(getEventListeners(abort.signal, 'abort').map(({ name }) => name)).toEqual(['end']))
    vi.advanceTimersByTime(2_999)
    expect(tries()).toBe(1)
    vi.advanceTimersByTime(1)
    expect((await next).value).toEqual({ answer: { userCount: 2 }, version: 'v2' })
    abort.abort()
  })

  it('polls if the host answers without a stream', async () => {
    const { next, abort } = await watching((response, _, tries) => plain(response, tries))
    expect([await next(), await next()]).toEqual([{ userCount: 1 }, { userCount: 2 }])
    abort.abort()
  })

  it('removes its listeners from the caller’s signal after each pause and each request', async () => {
    const { next, abort } = await watching((response, _, tries) => plain(response, tries))
    for (let count = 0; count < 5; count += 1) await next()
    // The request of the current answer still listens to the signal.
    expect(getEventListeners(abort.signal, 'abort')).toHaveLength(1)
    abort.abort()
  })

  it('ends when its caller aborts it during a pause of ten minutes between two polls', async () => {
    const { next, abort } = await watching((response, _, tries) => plain(response, tries), { pause: 600_000 })
    await next()
    const last = next()
    await vi.waitFor(() => expect(getEventListeners(abort.signal, 'abort')).toHaveLength(1), 60_000)
    abort.abort()
    expect(await last).toBeUndefined()
  })

  it('polls after it has found that a proxy buffers the stream', async () => {
    // Fake timers control how long the host is silent, so that slow answers on a busy machine do not time out.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const patience = 600_000
    const asksForStream: boolean[] = []
    const { next, abort } = await watching(
      (response, request, count) => {
        asksForStream.push(request.headers.accept?.includes('event-stream') ?? false)
        if (asksForStream.at(-1)) events(response).flushHeaders()
        else plain(response, count)
      },
      { patience },
    )
    /** Waits for the given number of requests, then advances only the pause between them; returns the next answer. */
    const after = async (requests: number, answer: ReturnType<typeof next>) => {
      await vi.waitFor(() => expect(asksForStream).toHaveLength(requests), { timeout: 60_000 })
      return answer
    }
    const first = next()
    await after(1, Promise.resolve(undefined))
    vi.advanceTimersByTime(patience)
    expect([await after(2, first), await after(3, next())]).toEqual([{ userCount: 2 }, { userCount: 3 }])
    expect(asksForStream).toEqual([true, false, false])
    abort.abort()
  }, 60_000)

  it('yields the next answer after a lost connection and a 503', async () => {
    const { next, abort } = await watching((response, _, tries) => {
      if (tries === 1) response.destroy()
      else if (tries === 2) response.writeHead(503).end()
      else plain(response, tries)
    })
    expect(await next()).toEqual({ userCount: 3 })
    abort.abort()
  })

  it('throws an error with the body of a refusal, and an error for an unreadable answer (E002)', async () => {
    const refused = await watching((response) => {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"messageCode":"NotFound","code":404}')
    })
    await expect(refused.next()).rejects.toMatchObject({ response: { status: 404, data: { messageCode: 'NotFound' } } })
    const unreadable = await watching((response) => events(response).end('data: {"userCount":"x"}\n\n'))
    await expect(unreadable.next()).rejects.toMatchObject({ issues: ['userCount: invalid_type'] })
  })
})

describe('server-sent events', () => {
  async function read(text: string, size: number) {
    const bytes = new TextEncoder().encode(text)
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const events = []
    for await (const event of readEvents(body)) events.push(event)
    return events
  }

  it.each([1, 2, 3, 7, 1000])('are parsed in chunks of %i bytes, with any line endings', async (size) => {
    const text =
      'data: 星\r\ndata:読む\r\r\n\n: still here\nevent: failure\nretry: 4000\nretry: soon\nid: 7\ndata\rdata: {"a":1}\n\ndata: never ended\n'
    expect(await read(text, size)).toEqual([
      { event: 'message', data: '星\n読む' },
      { event: undefined, data: '' },
      { event: undefined, data: '', retry: 4000 },
      { event: 'failure', data: '\n{"a":1}', id: '7' },
    ])
  })
})
