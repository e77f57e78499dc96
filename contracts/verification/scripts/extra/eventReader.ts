import { readEvents, type StreamEvent } from '../../../eventStream.ts'
import { assertHolds, ScriptFailure, type ScriptContext } from '../script.ts'

/** Reads an open event stream of a host. */
export interface EventReader {
  /**
   * Waits for the next event that matches. Throws `ScriptFailure` after the given number of seconds, or if the stream
   * ends.
   */
  next: (what: string, seconds: number, matches: (event: StreamEvent) => boolean) => Promise<StreamEvent>
  close: () => void
}

/** Opens an event stream with a bearer. Throws `ScriptFailure` if the host's answer is not an event stream. */
export async function openEvents(
  { send }: Pick<ScriptContext, 'send'>,
  address: string,
  token: string,
): Promise<EventReader> {
  const end = new AbortController()
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
  const {
    status,
    headers: answered,
    body,
  } = await within(8, `the stream ${address} is not answered`, () => send(address, { headers, signal: end.signal }))
  const type = answered.get('content-type') ?? 'no type'
  assertHolds(status === 200 && body !== null, `the stream is answered with ${status}`)
  assertHolds(/^text\/event-stream\b/i.test(type), `the stream is answered as ${type}`)
  const events = readEvents(body)
  // Reads continuously from the start, because Node cancels a body that nothing reads.
  let following = events.next()
  following.catch(() => undefined)
  const search = async (what: string, matches: (event: StreamEvent) => boolean) => {
    for (;;) {
      const { value, done } = await following
      if (done) throw new ScriptFailure(`the stream ends before ${what}`)
      following = events.next()
      following.catch(() => undefined)
      if (matches(value)) return value
    }
  }
  return {
    next: (what, seconds, matches) => within(seconds, `${what} does not arrive`, () => search(what, matches)),
    close: () => end.abort(),
  }
}

/**
 * Resolves with the result of `act`, or throws `ScriptFailure` if `act` takes longer than the given number of seconds.
 */
async function within<T>(seconds: number, otherwise: string, act: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScriptFailure(`${otherwise} within ${seconds} seconds`)), seconds * 1000)
  })
  const work = act()
  // If a read is still waiting when the script fails, it ends with the stream, and its error is ignored.
  work.catch(() => undefined)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
