import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { Endpoint } from '../../../endpoint.ts'
import { statusOf, type ErrorBody } from '../../../errors.ts'
import type { Failure } from '../failure.ts'
import type { Seat } from './streams.ts'
import type { Ask } from './ask.ts'

/** One call with its parameters in one world: what a stream is about. */
export function topicOf({ path }: Endpoint, { world, params, query }: Pick<Ask, 'world' | 'params' | 'query'>): string {
  return JSON.stringify([world.name, path, params, query])
}

/** Whether the caller would rather have events; without an Accept header nobody would. */
export const wantsEvents = (context: Context): boolean =>
  (context.req.header('Accept') ?? '').split(',').some((type) => type.trim().startsWith('text/event-stream'))

interface Source {
  seat: Seat
  /** Checks the bearer before each event; what it throws ends the stream. */
  checkAccess: () => Promise<unknown>
  /** Makes the whole call again, for this caller. */
  read: () => Promise<unknown>
  /** What another stream of the topic has read just now, or else the whole call. */
  share: () => Promise<unknown>
  now: () => Date
  failureOf: (error: unknown) => Failure
}

/** After this many beats without news, a stream makes its own call again instead of sharing an answer. */
const ownBeat = 3
/** Clients come back after this many milliseconds, each after its own: they do not all come at once. */
const retry = { least: 1_000, most: 9_000 }

/**
 * The answer as server-sent events: at once, and whenever it has become another one (Q61). Each is the whole answer;
 * its `id` is the instant it is of, which orders it. A `heartbeat` repeats an answer that stays. A refusal on the way
 * ends the stream with an event `failure`, whose data is the usual body.
 */
export function streamAnswers(context: Context, source: Source): Response {
  const { seat, failureOf } = source
  context.header('Content-Type', 'text/event-stream')
  context.header('Cache-Control', 'no-store')
  // Kept alive after its end, the connection would make a closing server wait.
  context.header('Connection', 'close')
  return stream(context, async (events) => {
    events.onAbort(() => seat.leave())
    try {
      const spread = Math.random() * (retry.most - retry.least)
      await events.write(`retry: ${Math.round(retry.least + spread)}\n\n`)
      for await (const event of answersOf(source)) await events.write(event)
    } catch (error) {
      const { messageCode } = failureOf(error)
      const data = JSON.stringify({ messageCode, code: statusOf(messageCode) } satisfies ErrorBody)
      await events.write(`event: failure\ndata: ${data}\n\n`)
    } finally {
      seat.leave()
    }
  })
}

async function* answersOf({ seat, checkAccess, read, share, now }: Source): AsyncGenerator<string> {
  let sent: string | undefined
  for (let beats = 0; seat.isTaken;) {
    // Shared answers come without a call of this caller, and on a busy topic no beat ever passes.
    await checkAccess()
    const answer = sent === undefined || beats === ownBeat ? await read() : await share()
    if (beats === ownBeat) beats = 0
    // It was left while another answer was read: what counts its viewers no longer counts this one.
    if (!seat.isTaken && sent !== undefined) return
    const data = JSON.stringify(answer)
    const name = data === sent ? 'event: heartbeat\n' : ''
    yield `${name}id: ${now().toISOString()}\ndata: ${data}\n\n`
    sent = data
    if (!(await seat.news())) beats += 1
  }
}
