import { contactChannel, getLivetalkEnvironment, waitInChannel } from '../../../livetalk/livetalk.endpoints.ts'
import { roomNews, type RoomMessage, type RoomNews } from '../../../livetalk/signalling.ts'
import type { StreamEvent } from '../../../eventStream.ts'
import { assertHolds, NotTried, type Script, type ScriptContext } from '../script.ts'
import { openEvents, type EventReader } from './eventReader.ts'

/** Reads the event of a room (`RoomNews`) from a stream event; undefined if the client cannot read it. */
function newsIn({ event, data }: StreamEvent): RoomNews | undefined {
  if (event === undefined) return undefined
  try {
    return roomNews.parse(JSON.parse(data))
  } catch {
    return undefined
  }
}

/** Sets up a talk between a fan and its streamer, who both have a token for the room. */
async function talk({ given, as }: ScriptContext) {
  const fan = await given('a member', { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' })
  const streamer = await given('a member')
  await given('a channel')
  const { livetalkId: id } = await given('a live talk', { phase: 'ON_AIR' })
  const { slotId } = await given('a reserved slot', { accountId: 'acc-sora' })
  await given('a streamer')
  const { signallingUrl } = await as(fan.accessToken)(getLivetalkEnvironment, {})
  if (!/^(\/|https?:)/.test(signallingUrl)) throw new NotTried(`the calls run on another server, ${signallingUrl}`)
  const { wait } = await as(fan.accessToken)(waitInChannel, { params: { id, slotId } })
  const { channel } = await as(streamer.accessToken)(contactChannel, { params: { id, slotId } })
  assertHolds(wait.room !== undefined && channel.room !== undefined, 'a key to the room is missing')
  const address = (client: string, room = wait.channelId) =>
    `${signallingUrl}?channel=${encodeURIComponent(room)}&client=${client}`
  return { address, fanKey: wait.room.token, streamerKey: channel.room.token }
}

async function post({ send }: ScriptContext, address: string, key: string, message: RoomMessage): Promise<number> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  return (await send(address, { method: 'POST', headers, body: JSON.stringify(message) })).status
}

const isNews =
  (...kinds: RoomNews['t'][]) =>
  (event: StreamEvent) =>
    kinds.some((kind) => newsIn(event)?.t === kind)

const sends = { audio: 'on', video: 'on' } as const

const signallingScript = (
  name: string,
  play: (stage: ScriptContext, opened: EventReader[]) => Promise<void>,
): Script => ({
  host: 'app',
  part: 'signalling',
  name,
  proves: ['Q263', 'C149'],
  async play(stage) {
    const opened: EventReader[] = []
    try {
      await play(stage, opened)
    } finally {
      for (const events of opened) events.close()
    }
  },
})

/** Scripts about the signalling that a host provides for calls (livetalk/signalling.ts). */
export const signallingScripts: readonly Script[] = [
  signallingScript('the two of a talk see each other, and their signals arrive', async (stage, opened) => {
    const { address, fanKey, streamerKey } = await talk(stage)
    const fan = await openEvents(stage, address('fan'), fanKey)
    opened.push(fan)
    await fan.next('the news "entered" of the fan', 5, isNews('entered'))
    const streamer = await openEvents(stage, address('streamer'), streamerKey)
    opened.push(streamer)
    const entered = newsIn(await streamer.next('the news "entered" of the streamer', 5, isNews('entered')))
    const peer = entered?.t === 'entered' ? entered.peers[0] : undefined
    assertHolds(peer?.role === 'MEMBER', 'the streamer does not see the fan')
    const seen = newsIn(await fan.next('the news of the streamer', 5, isNews('peer')))
    assertHolds(seen?.t === 'peer' && seen.peer.role === 'STREAMER', 'the fan does not see the streamer')
    const signal = { description: { type: 'offer', sdp: 'v=0\r\n' } } as const
    const answer = await post(stage, address('streamer'), streamerKey, { to: peer.id, signal })
    assertHolds(answer >= 200 && answer < 300, `a signal is answered with ${answer}`)
    const arrived = newsIn(await fan.next('the signal', 5, isNews('signal')))
    const isSame = arrived?.t === 'signal' && arrived.from === seen.peer.id
    assertHolds(isSame && JSON.stringify(arrived.signal) === JSON.stringify(signal), 'the signal arrives changed')
    await post(stage, address('fan'), fanKey, { sends })
    const sending = newsIn(await streamer.next('what the fan sends', 5, isNews('peer')))
    assertHolds(
      sending?.t === 'peer' && sending.peer.sends.audio === 'on',
      'the streamer does not see what the fan sends',
    )
    await stage.send(address('fan'), { method: 'DELETE', headers: { Authorization: `Bearer ${fanKey}` } })
    await streamer.next('the news that the fan has left', 5, isNews('left'))
  }),
  signallingScript('another tab of the fan ends the first one', async (stage, opened) => {
    const { address, fanKey } = await talk(stage)
    const first = await openEvents(stage, address('one'), fanKey)
    opened.push(first)
    await first.next('the news "entered"', 5, isNews('entered'))
    opened.push(await openEvents(stage, address('other'), fanKey))
    const ended = newsIn(await first.next('the end of the first tab', 5, isNews('ended')))
    assertHolds(ended?.t === 'ended' && ended.why === 'replaced', 'the first tab ends for another reason')
  }),
  signallingScript('a room opens by its own key alone', async (stage) => {
    const { address, fanKey } = await talk(stage)
    const { accessToken } = await stage.given('a guest')
    for (const [what, key, room] of [
      ['no key', '', undefined],
      ["a guest's access token", accessToken, undefined],
      ['the key, at another room', fanKey, 'no-such-room'],
    ] as const) {
      const answer = await stage.send(address('one', room), { headers: { Authorization: `Bearer ${key}` } })
      await answer.body?.cancel()
      const isRefused = [401, 403, 404].includes(answer.status)
      assertHolds(isRefused, `${what} is answered with ${answer.status}`)
    }
    const sent = await post(stage, address('one', 'no-such-room'), fanKey, { sends })
    assertHolds(sent >= 400 && sent < 500, `a message to another room is answered with ${sent}`)
  }),
]
