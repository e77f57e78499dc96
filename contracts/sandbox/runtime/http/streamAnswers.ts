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
  /** The whole call anew, its bearer included: a stream does not outlive its token. */
  read: () => Promise<unknown>
  failureOf: (error: unknown) => Failure
}

/**
 * The answer as server-sent events: at once, and whenever it has become another one (Q61). A refusal on the way ends
 * the stream with an event `failure`, whose data is the usual body.
 */
export function streamAnswers(context: Context, { seat, read, failureOf }: Source): Response {
  context.header('Content-Type', 'text/event-stream')
  context.header('Cache-Control', 'no-store')
  // Kept alive after its end, the connection would make a closing server wait.
  context.header('Connection', 'close')
  return stream(context, async (events) => {
    events.onAbort(() => seat.leave())
    try {
      let sent: string | undefined
      while (seat.isTaken) {
        const data = JSON.stringify(await read())
        await events.write(data === sent ? ': still here\n\n' : `data: ${data}\n\n`)
        sent = data
        await seat.news()
      }
    } catch (error) {
      const { messageCode } = failureOf(error)
      const data = JSON.stringify({ messageCode, code: statusOf(messageCode) } satisfies ErrorBody)
      await events.write(`event: failure\ndata: ${data}\n\n`)
    } finally {
      seat.leave()
    }
  })
}
