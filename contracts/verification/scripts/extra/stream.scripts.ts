import { countUsers } from '../../../event/event.endpoints.ts'
import type { StreamEvent } from '../../../eventStream.ts'
import { readTolerantly } from '../../../readTolerantly.ts'
import { setClockAhead } from '../setClockAhead.ts'
import { assertHolds, type Script, type ScriptContext } from '../script.ts'
import { openEvents, type EventReader } from './eventReader.ts'

/** Maximum number of seconds between two events: heartbeats are due every 10 seconds. */
const heartbeatSeconds = 12

const isAnswer = ({ event }: StreamEvent) => event === 'message'
const isHeartbeat = ({ event }: StreamEvent) => event === 'heartbeat'

/** Reads the number in an event. Throws `ScriptFailure` if the event is not a complete answer with its time. */
function countOf({ data, id }: StreamEvent): number {
  const { data: answer, error } = readTolerantly(countUsers.response, jsonIn(data))
  assertHolds(error === undefined && answer !== undefined, `the client cannot read the event ${data}`)
  assertHolds(!Number.isNaN(Date.parse(id ?? '')), `the id of an event is ${id ?? 'missing'}, not its time`)
  return (answer as { userCount: number }).userCount
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sets up an episode, and two members who can watch it. */
async function viewersOf(stage: ScriptContext) {
  const { given } = stage
  const other = await given('a member', { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' })
  const own = await given('a member')
  await given('a channel')
  const { episodeId } = await given('an event')
  const address = `${countUsers.path}?viewing.eventEpisodeId=${episodeId}`
  return { own, other, address }
}

const streamScript = (name: string, play: (stage: ScriptContext, opened: EventReader[]) => Promise<void>): Script => ({
  host: 'app',
  part: 'streams',
  name,
  proves: ['C032', 'Q61', 'Q198'],
  async play(stage) {
    const opened: EventReader[] = []
    try {
      await play(stage, opened)
    } finally {
      for (const events of opened) events.close()
    }
  },
})

/** Scripts about server-sent events. A host without streams answers with JSON and does not run them. */
export const streamScripts: readonly Script[] = [
  streamScript('a stream has the whole answer at once, at each change, and as a heartbeat', async (stage, opened) => {
    const { own, other, address } = await viewersOf(stage)
    const events = await openEvents(stage, address, own.accessToken)
    opened.push(events)
    const before = countOf(await events.next('the first answer', 8, isAnswer))
    opened.push(await openEvents(stage, address, other.accessToken))
    const isNext = (event: StreamEvent) => isAnswer(event) && countOf(event) === before + 1
    await events.next('the answer with one viewer more', 3, isNext)
    countOf(await events.next('a heartbeat', heartbeatSeconds, isHeartbeat))
  }),
  streamScript('a stream ends with the failure of a token that expires meanwhile', async (stage, opened) => {
    const { own, address } = await viewersOf(stage)
    const events = await openEvents(stage, address, own.accessToken)
    opened.push(events)
    await events.next('the first answer', 8, isAnswer)
    await setClockAhead(stage, { minutes: 60 })
    const { data } = await events.next('the event failure', heartbeatSeconds, ({ event }) => event === 'failure')
    const { messageCode } = Object(jsonIn(data)) as { messageCode?: unknown }
    assertHolds(messageCode === 'Unauthenticated', `the event failure is ${data}`)
  }),
  streamScript('a stream is refused like the plain call', async (stage) => {
    const { address } = await viewersOf(stage)
    const { accessToken } = await stage.given('a session that has ended')
    const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'text/event-stream' }
    const answer = await stage.send(address, { headers })
    const { messageCode } = Object(jsonIn(await answer.text())) as { messageCode?: unknown }
    const isRight = answer.status === 401 && messageCode === 'Unauthenticated'
    assertHolds(isRight, `it is answered with ${answer.status} ${String(messageCode)}`)
  }),
]
