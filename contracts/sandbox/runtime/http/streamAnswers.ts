import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { Endpoint } from '../../../endpoint.ts'
import { statusOf, type ErrorBody } from '../../../errors.ts'
import type { Failure } from '../failure.ts'
import type { Subscriber } from './streams.ts'
import type { CallContext } from './callContext.ts'

/** The name of a stream's topic: an endpoint with its parameters in a dataset. */
export function topicOf(
  { path }: Endpoint,
  { dataset, params, query }: Pick<CallContext, 'dataset' | 'params' | 'query'>,
): string {
  return JSON.stringify([dataset.name, path, params, query])
}

/**
 * Whether the request is a GET whose Accept header asks for an event stream. A HEAD gets no stream, because a client
 * does not read the body of its answer, so the stream would stay open for ever.
 */
export const wantsEvents = (context: Context): boolean =>
  context.req.method === 'GET' &&
  (context.req.header('Accept') ?? '').split(',').some((type) => type.trim().startsWith('text/event-stream'))

interface Source {
  subscriber: Subscriber
  /** Checks the bearer token before each event; if it throws, the stream ends. */
  checkAccess: () => Promise<unknown>
  /** Handles the whole request again for this caller. */
  read: () => Promise<unknown>
  /** Returns what another stream of the topic has just read. If there is nothing, handles the whole request again. */
  share: () => Promise<unknown>
  now: () => Date
  failureOf: (error: unknown) => Failure
}

/**
 * The number of heartbeats without news after which a stream handles its own request again instead of sharing an
 * answer.
 */
const ownReadAfterHeartbeats = 3
/** Reconnection delay in milliseconds, chosen at random per client, so that clients do not all reconnect at once. */
const reconnectMs = { least: 1_000, most: 9_000 }

/**
 * Sends the answer as server-sent events: immediately, and whenever it changes (Q61). Each event has the whole answer;
 * its `id` is the time of the answer, which orders events. A `heartbeat` event repeats an unchanged answer. A later
 * refusal ends the stream with an event `failure`, whose data is the usual error body.
 */
export function streamAnswers(context: Context, source: Source): Response {
  const { subscriber, failureOf } = source
  context.header('Content-Type', 'text/event-stream')
  context.header('Cache-Control', 'no-store')
  // Closes the connection after the stream: a kept-alive connection would delay the shutdown of the server.
  context.header('Connection', 'close')
  return stream(context, async (events) => {
    events.onAbort(() => subscriber.leave())
    try {
      const spread = Math.random() * (reconnectMs.most - reconnectMs.least)
      await events.write(`retry: ${Math.round(reconnectMs.least + spread)}\n\n`)
      for await (const event of answersOf(source)) await events.write(event)
    } catch (error) {
      const { messageCode } = failureOf(error)
      const data = JSON.stringify({ messageCode, code: statusOf(messageCode) } satisfies ErrorBody)
      await events.write(`event: failure\ndata: ${data}\n\n`)
    } finally {
      subscriber.leave()
    }
  })
}

async function* answersOf({ subscriber, checkAccess, read, share, now }: Source): AsyncGenerator<string> {
  let sent: string | undefined
  for (let heartbeats = 0; subscriber.isOpen;) {
    // Checks the access for every event: shared answers involve no request of this caller, and a busy topic may never
    // have a heartbeat.
    await checkAccess()
    const answer = sent === undefined || heartbeats === ownReadAfterHeartbeats ? await read() : await share()
    if (heartbeats === ownReadAfterHeartbeats) heartbeats = 0
    // Sends nothing if the client has left since: the viewer count no longer includes it.
    if (!subscriber.isOpen && sent !== undefined) return
    const data = JSON.stringify(answer)
    const name = data === sent ? 'event: heartbeat\n' : ''
    yield `${name}id: ${now().toISOString()}\ndata: ${data}\n\n`
    sent = data
    if (!(await subscriber.waitForChange())) heartbeats += 1
  }
}
