import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signout } from '../../auth/auth.endpoints.ts'
import {
  contactChannel,
  getLivetalkEnvironment,
  permitMeeting,
  signInMonitor,
  signInTalk,
  waitInChannel,
} from '../../livetalk/livetalk.endpoints.ts'
import { roomNews, type RoomNews } from '../../livetalk/signalling.ts'
import { readEvents } from '../../eventStream.ts'
import { TestSandbox } from '../testing/testSandbox.ts'
import { isReceiveOnlyMessage } from './isReceiveOnlyMessage.ts'

const livetalkId = 'livetalk-hoshiyomi-1'
const here = { params: { id: livetalkId } }
const slot = { params: { id: livetalkId, slotId: `${livetalkId}-slot-1` } }
const channel = 'talk-reservation-first'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(async () => {
  sandbox?.services.talkRooms.close()
  await sandbox?.close()
})
beforeEach(async () => {
  sandbox.services.talkRooms.close()
  await sandbox.given('a channel')
  await sandbox.given('a live talk', { phase: 'ON_AIR' })
})

async function member(name: string) {
  const facts = { accountId: `acc-${name}`, email: `${name}@example.com`, uniqueName: `${name}2026` }
  return sandbox.given('a member', facts)
}

/** Creates a member who has reserved the first slot; returns the room key. */
async function fan() {
  const tokens = await member('first')
  await sandbox.given('a reserved slot', { accountId: 'acc-first', reservationId: 'reservation-first' })
  const { body } = await sandbox.call(waitInChannel, slot, { token: tokens.accessToken })
  return { ...tokens, key: body.wait.room?.token ?? '' }
}

async function staff(name: string, role: 'STREAMER' | 'OFFICIAL') {
  const tokens = await member(name)
  await sandbox.given('a streamer', { accountId: `acc-${name}`, role })
  return tokens
}
async function monitor() {
  const tokens = await staff('staff', 'OFFICIAL')
  const { body } = await sandbox.call(signInMonitor, here, { token: tokens.accessToken })
  return { ...tokens, key: body.room.token }
}

const path = (client: string, room = channel) => `/v2/livetalk/signalling?channel=${room}&client=${client}`
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })
const post = async (key: string, message: object, client = 'a') => {
  const init = { method: 'POST', headers: bearer(key), body: JSON.stringify(message) }
  const answer = await sandbox.send('app', path(client), init)
  return answer.status
}

/** Opens the event stream of a room. `all` resolves to the whole content of the stream once the stream has ended. */
async function enter(key: string, client = 'a', room = channel) {
  const answer = await sandbox.send('app', path(client, room), { headers: bearer(key) })
  const news: RoomNews[] = []
  const read = async () => {
    if (answer.body)
      for await (const { event, data } of readEvents(answer.body))
        if (event !== undefined) news.push(roomNews.parse(JSON.parse(data)))
    return news
  }
  return { status: answer.status, news, all: answer.ok ? read() : Promise.resolve(news) }
}
const sending = { audio: 'on', video: 'on' } as const

describe('the key of a live talk’s room', () => {
  const db = () => sandbox.db()
  const endings: Record<string, (tokens: { refreshToken: string }) => Promise<unknown>> = {
    'signs out': ({ refreshToken }) => sandbox.call(signout, {}, { token: refreshToken }),
    'is suspended': async () =>
      (await db())
        .updateTable('account')
        .set({ suspended_at: sandbox.time.now })
        .where('id', '=', 'acc-first')
        .execute(),
    'loses all sessions': async () =>
      (await db())
        .updateTable('session')
        .set({ revoked_at: sandbox.time.now })
        .where('account_id', '=', 'acc-first')
        .execute(),
    'leaves the service': async () => (await db()).deleteFrom('account').where('id', '=', 'acc-first').execute(),
  }

  it.each(Object.keys(endings))(
    'can no longer open a stream, send or receive once its member %s (Q368)',
    async (what) => {
      const tokens = await fan()
      const stream = await enter(tokens.key)
      expect(await post(tokens.key, { sends: sending })).toBe(204)
      await endings[what]?.(tokens)
      sandbox.services.talkRooms.notifyRoom(JSON.stringify(['verification', channel]), { t: 'left', id: 'peer-secret' })
      expect((await enter(tokens.key, 'b')).status).toBe(401)
      expect(await post(tokens.key, { sends: sending })).toBe(401)
      expect((await stream.all).map(({ t }) => t)).not.toContain('left')
    },
  )

  it('is refused once its holder has withdrawn the permit, or is no longer an official', async () => {
    await fan()
    const official = await staff('staff', 'OFFICIAL')
    const device = { camera: true, microphone: true, recording: false }
    const permit = (body: typeof device) =>
      sandbox.call(permitMeeting, { ...here, body }, { token: official.accessToken })
    await permit(device)
    const joined = await sandbox.call(signInTalk, here, { token: official.accessToken })
    const watching = await sandbox.call(signInMonitor, here, { token: official.accessToken })
    await enter(joined.body.room.token)
    await permit({ ...device, camera: false })
    expect((await enter(joined.body.room.token)).status).toBe(412)
    await (
      await db()
    )
      .updateTable('profile')
      .set({ is_official: false })
      .where('account_id', '=', 'acc-staff')
      .execute()
    expect((await enter(watching.body.room.token)).status).toBe(403)
  })

  it('of a member who no longer has the slot is refused after another member has reserved this slot', async () => {
    const { key } = await fan()
    await member('second')
    await (await db()).updateTable('livetalk_reservation').set({ account_id: 'acc-second' }).execute()
    expect((await enter(key)).status).toBe(403)
  })
})

describe('an official who only watches a room', () => {
  const audio = 'm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0\r\n'
  const video = 'm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:1\r\n'
  const described = (sdp: string) => ({ to: 'peer', signal: { description: { type: 'answer' as const, sdp } } })
  const head = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\n'

  it.each([
    ['media that are only received', `${head}${audio}a=recvonly\r\n${video}a=recvonly\r\n`, true],
    [
      'one medium that is only received, and one that is off',
      `${head}${audio}a=recvonly\r\n${video}a=inactive\r\n`,
      true,
    ],
    ['a medium that is only sent', `${head}${audio}a=sendonly\r\n`, false],
    ['a medium that is sent and received', `${head}${audio}a=recvonly\r\n${video}a=sendrecv\r\n`, false],
    ['a medium without a direction, which means sending', `${head}${audio}${video}a=recvonly\r\n`, false],
    ['a medium with two directions', `${head}${audio}a=recvonly\r\na=sendrecv\r\n`, false],
    ['a direction only for the whole session', `${head}a=recvonly\r\n${audio}`, false],
    ['a data channel', `${head}m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\na=recvonly\r\n`, false],
    [
      'the direction `sendrecv` with a value, which browsers accept',
      `${head}${audio}a=recvonly\r\na=sendrecv:1\r\n`,
      false,
    ],
    ['the direction `sendonly` with a word behind it', `${head}${audio}a=recvonly\r\na=sendonly now\r\n`, false],
    ['a direction in capitals', `${head}${audio}a=recvonly\r\na=SENDRECV\r\n`, false],
    ['a direction behind a carriage return, which ends no line of SDP', `${head}${audio}a=x\ra=recvonly\r\n`, false],
    ['a direction behind a line separator', `${head}${audio}a=x\u2028a=recvonly\r\n`, false],
    ['lines that end without a carriage return', `${head}${audio}a=recvonly\n`.replaceAll('\r', ''), true],
    ['no media', 'v=0', false],
  ])('may send an SDP description only if the description sends no media: %s', (_, sdp, isAllowed) => {
    expect(isReceiveOnlyMessage(described(sdp))).toBe(isAllowed)
  })

  it('cannot send media: the room refuses offers and media, and forwards only answers and candidates (Q278, Q368)', async () => {
    const { key: ofFan } = await fan()
    const { key } = await monitor()
    const room = await enter(ofFan)
    await enter(key, 'monitor')
    await expect.poll(() => room.news.length).toBe(2)
    const [entered] = room.news
    const to = entered?.t === 'entered' ? entered.id : ''
    const offer = { to, signal: { description: { type: 'offer', sdp: `${head}${audio}a=sendrecv\r\n` } } }
    expect(await post(key, offer, 'monitor')).toBe(403)
    expect(await post(key, { sends: sending }, 'monitor')).toBe(403)
    expect(await post(key, { sends: { audio: 'none', video: 'none' } }, 'monitor')).toBe(204)
    const answer = { to, signal: { description: { type: 'answer', sdp: `${head}${audio}a=recvonly\r\n` } } }
    expect(await post(key, answer, 'monitor')).toBe(204)
    await expect.poll(() => room.news.at(-1)?.t).toBe('signal')
    expect(room.news.filter(({ t }) => t === 'signal')).toHaveLength(1)
    expect(room.news.filter(({ t }) => t === 'peer')).toHaveLength(1)
    // The streamer, unlike a listener, may send offers and media.
    const streamer = await staff('shiori', 'STREAMER')
    const seen = await sandbox.call(contactChannel, slot, { token: streamer.accessToken })
    const own = seen.body.channel.room?.token ?? ''
    await enter(own, 'streamer')
    expect(await post(own, offer, 'streamer')).toBe(204)
  })
})

it('an account can have four streams of events from its rehearsal room: a fifth ends the oldest (Q368)', async () => {
  const { accessToken: token } = await member('first')
  const { rehearsal } = (await sandbox.call(getLivetalkEnvironment, {}, { token })).body
  const channelId = rehearsal?.channelId ?? ''
  const key = rehearsal?.room.token ?? ''
  const streams = []
  for (const client of ['a', 'b', 'c', 'd']) streams.push(await enter(key, client, channelId))
  // Opens the stream of a client that is already connected, which replaces the former stream and does not count as
  // another.
  streams.push(await enter(key, 'd', channelId))
  const latest = await enter(key, 'e', channelId)
  expect((await streams[0]?.all)?.at(-1)).toEqual({ t: 'ended', why: 'replaced' })
  await expect.poll(() => latest.news[0]).toMatchObject({ t: 'entered', peers: [{}, {}, {}] })
})

it('the clients in a room are notified that the recording has ended when the member withdraws the consent', async () => {
  const { key, accessToken } = await fan()
  const stream = await enter(key)
  const now = sandbox.time.now
  await (
    await sandbox.db()
  )
    .updateTable('livetalk_reservation')
    .set({ recording_started_at: now, recording_ended_at: null })
    .execute()
  const body = { camera: true, microphone: true, recording: false }
  await sandbox.call(permitMeeting, { ...here, body }, { token: accessToken })
  await expect.poll(() => stream.news.at(-1)).toEqual({ t: 'recording', isOn: false })
})

it('an account can send six hundred messages per minute to rooms; further messages are refused with 429 (Q384)', async () => {
  const { key } = await fan()
  // Resets the count of messages, because the tests above have sent some in the same minute.
  sandbox.services.limits.resetTries('verification', 'messages in rooms of acc-first')
  await enter(key)
  const statuses = []
  for (let each = 0; each < 602; each += 1) statuses.push(await post(key, { sends: sending }))
  expect(statuses.filter((status) => status === 204)).toHaveLength(600)
  expect(statuses.at(-1)).toBe(429)
})
