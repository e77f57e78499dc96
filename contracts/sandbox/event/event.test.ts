import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  countUsers,
  followEvent,
  getBbsEntry,
  getEpisodeDetail,
  getEvent,
  getOnDemandVideo,
  listEvents,
  listFollowedEvents,
} from '../../event/event.endpoints.ts'
import { listNotices } from '../../notice/notice.endpoints.ts'
import { listTickets } from '../../ticket/ticket.endpoints.ts'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import { seedEvent } from './event.seed.ts'
import { demoDataset } from '../runtime/db/datasets.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())
beforeEach(async () => {
  ;({ accessToken: token } = await sandbox.given('a member'))
  await sandbox.given('a channel')
  await sandbox.given('an event')
})

const here = { params: { id: 'event-1' }, query: { episodeStatus: 'NORMAL' as const } }
const ofChannel = { query: { ipId: 'ip-hoshiyomi' } }
const episode = { params: { episodeId: 'episode-1' }, query: { eventId: 'event-1' } }

async function setEpisode(changes: object) {
  await (await sandbox.db()).updateTable('event_episode').set(changes).where('id', '=', 'episode-1').execute()
}

describe('an event', () => {
  it('is open until exactly the end of its last episode (Q70)', async () => {
    const holding = async () => (await sandbox.call(getEvent, here, { token })).body.event.holding
    await setEpisode({ end_time: timeAfter(sandbox.time.now, 1) })
    expect(await holding()).toBe('IN_HOLDING')
    await setEpisode({ end_time: sandbox.time.now })
    expect(await holding()).toBe('HOLDING_END')
    const held = { query: { ipId: 'ip-hoshiyomi', holding: 'IN_HOLDING' as const } }
    expect((await sandbox.call(listEvents, held, { token })).body.events).toEqual([])
  })

  it('does not contain its cancelled episodes, and is refused with NotFound if all its episodes are cancelled (C026)', async () => {
    const db = await sandbox.db()
    const { id: _, ...row } = await db
      .selectFrom('event_episode')
      .selectAll()
      .where('id', '=', 'episode-1')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('event_episode')
      .values({ ...row, id: 'episode-2', status: 'CANCELLED' })
      .execute()
    expect((await sandbox.call(getEvent, here, { token })).body.event).toMatchObject({
      episodeCount: 1,
      episodes: [{ episodeId: 'episode-1' }],
    })
    await setEpisode({ status: 'CANCELLED' })
    expect((await sandbox.call(getEvent, here, { token })).body.messageCode).toBe('NotFound')
  })

  it('is hidden outside its publication period, but its tickets remain valid', async () => {
    await sandbox.given('a held ticket')
    const db = await sandbox.db()
    await db.updateTable('event').set({ published_until: sandbox.time.now }).where('id', '=', 'event-1').execute()
    expect((await sandbox.call(listEvents, ofChannel, { token })).body.events).toEqual([])
    expect((await sandbox.call(listTickets, {}, { token })).body.list).toMatchObject([
      { event: { eventId: 'event-1' } },
    ])
    expect((await sandbox.call(getEpisodeDetail, episode, { token })).body.data).toMatchObject({ hasTicket: true })
    const { accessToken: guest } = await sandbox.given('a guest')
    expect((await sandbox.call(getEpisodeDetail, episode, { token: guest })).body.messageCode).toBe('NotFound')
  })

  it('is listed on one page with all events of its start time, and each page reports whether more events follow (Q80)', async () => {
    await sandbox.given('a channel')
    await sandbox.given('events of a channel', { count: 4 })
    const db = await sandbox.db()
    const second = new Date('2099-01-02T10:00:00Z')
    await db.updateTable('event_episode').set({ start_time: second }).where('id', '=', 'episode-3').execute()
    const page = async (last?: string) => {
      const query = { ipId: 'ip-hoshiyomi', 'seek.limit': 2, ...(last && { 'seek.lastStartTime': last }) }
      const { body } = await sandbox.call(listEvents, { query }, { token })
      return { ids: body.events.map(({ eventId }) => eventId), seek: body.seek }
    }
    const first = await page()
    expect(first).toMatchObject({ ids: ['event-1', 'event-2', 'event-3'], seek: { hasNext: true } })
    expect(await page(first.seek.lastStartTime)).toMatchObject({ ids: ['event-4'], seek: { hasNext: false } })
  })

  it('that a member follows is in this member’s list of followed events, and not in other members’ lists (X11)', async () => {
    await sandbox.call(followEvent, { params: { id: 'event-1' } }, { token })
    const list = { params: { id: 'acc-hikari' }, query: {} }
    expect((await sandbox.call(listFollowedEvents, list, { token })).body.followEventList).toHaveLength(1)
    const { accessToken: other } = await sandbox.given('a member', {
      accountId: 'acc-2',
      email: '2@example.com',
      uniqueName: 'second2',
    })
    expect((await sandbox.call(listFollowedEvents, list, { token: other })).body.messageCode).toBe('NotFound')
  })
})

describe('a bulletin board', () => {
  const entry = { params: { bbsId: 'bbs-1' } }

  it('closes exactly at its end: a request for an entry is refused with UnavailableChatPeriod, and its pages are empty', async () => {
    await sandbox.given('a bulletin board')
    expect((await sandbox.call(getBbsEntry, entry, { token })).status).toBe(200)
    await setEpisode({ board_until: sandbox.time.now })
    expect((await sandbox.call(getBbsEntry, entry, { token })).body.messageCode).toBe('UnavailableChatPeriod')
    expect((await sandbox.call(getEpisodeDetail, episode, { token })).body.data.bbsList).toEqual([])
  })

  it('finds entries independently of the width and case of letters, and treats wildcards in a search as literal text', async () => {
    await sandbox.given('a bulletin board', { count: 12 })
    const db = await sandbox.db()
    await db.updateTable('event_board_entry').set({ text: 'ＥＮＣＯＲＥ 100%' }).where('id', '=', 'bbs-7').execute()
    const found = async (bbsFilterQuery: string) => {
      const query = { ...episode.query, bbsFilterQuery }
      const { body } = await sandbox.call(getEpisodeDetail, { ...episode, query }, { token })
      return body.data.bbsList.map(({ bbsId }) => bbsId)
    }
    expect(await found('encore')).toEqual(['bbs-7'])
    expect(await found('%')).toEqual(['bbs-7'])
    expect(await found('アンコール')).toEqual(['bbs-10'])
  })

  it('hides the entries of authors whom the reader has blocked', async () => {
    await sandbox.given('another member')
    await sandbox.given('a bulletin board', { accountId: 'acc-sora' })
    const db = await sandbox.db()
    const { accessToken: guest } = await sandbox.given('a guest')
    const block = { account_id: 'acc-hikari', target_account_id: 'acc-sora', created_at: sandbox.time.now }
    await db.insertInto('block').values(block).execute()
    expect((await sandbox.call(getEpisodeDetail, episode, { token })).body.pagination.total).toBe(0)
    expect((await sandbox.call(getBbsEntry, entry, { token })).body.messageCode).toBe('NotFound')
    expect((await sandbox.call(getEpisodeDetail, episode, { token: guest })).body.pagination.total).toBe(2)
  })
})

it('an event’s recording is refused to a member without a ticket or a purchased viewing, and outside its period (C031)', async () => {
  await sandbox.given('a recorded episode')
  const watch = async () => (await sandbox.call(getOnDemandVideo, episode, { token })).body.messageCode
  expect(await watch()).toBe('PermissionDenied')
  await sandbox.given('a purchased viewing')
  expect(await watch()).toBeUndefined()
  const db = await sandbox.db()
  await db
    .updateTable('event_video')
    .set({ available_from: timeAfter(sandbox.time.now, 1) })
    .execute()
  expect(await watch()).toBe('UnavailableVideoPublicationPeriod')
  await db
    .updateTable('event_video')
    .set({ available_from: sandbox.time.now, available_until: sandbox.time.now })
    .execute()
  expect(await watch()).toBe('UnavailableVideoPublicationPeriod')
})

it('a page of notices contains all notices of its last publication time, and reports whether more notices follow (Q80)', async () => {
  await sandbox.given('exactly so many notices', { count: 4 })
  const db = await sandbox.db()
  const third = new Date('2026-01-03T09:00:00Z')
  await db.updateTable('notice').set({ published_at: third }).where('id', '=', 'notice-2').execute()
  const { body } = await sandbox.call(listNotices, { query: { 'seek.limit': 2 } }, { token })
  expect(body.list.map(({ noticeId }) => noticeId)).toEqual(['notice-4', 'notice-2', 'notice-3'])
  expect(body.seek.hasNext).toBe(true)
})

describe('the number of an episode’s viewers (C032, Q61)', () => {
  const viewing = { query: { 'viewing.eventEpisodeId': 'episode-1' } }
  const path = '/v1/count?viewing.eventEpisodeId=episode-1'

  /**
   * Opens the event stream as this user. `next` resolves to the next event other than a heartbeat, or to undefined once
   * the stream has ended.
   */
  async function watch(as: string) {
    const headers = { Authorization: `Bearer ${as}`, Accept: 'text/event-stream' }
    const response = await sandbox.send('app', path, { headers })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const lines: string[] = []
    const next = async (): Promise<string | undefined> => {
      const chunk = await reader?.read()
      if (chunk?.value === undefined) return undefined
      lines.push(chunk.value)
      return /^(retry|event: heartbeat)/.test(chunk.value) ? next() : chunk.value.replace(/^id: .*\n/, '')
    }
    return { response, lines, next, leave: () => reader?.cancel() }
  }
  const counted = (userCount: number) => `data: {"userCount":${userCount}}\n\n`

  it('is sent as server-sent events to a client that requests them, after viewers join and leave, and counts each viewer once', async () => {
    const { accessToken: guest } = await sandbox.given('a guest')
    const first = await watch(token)
    expect(first.response.headers.get('Content-Type')).toBe('text/event-stream')
    expect(await first.next()).toBe(counted(35))
    const second = await watch(guest)
    expect(await second.next()).toBe(counted(36))
    expect(await first.next()).toBe(counted(36))
    const again = await watch(guest)
    expect(await again.next()).toBe(counted(36))
    expect((await sandbox.call(countUsers, viewing, { token })).body).toEqual({ userCount: 36 })
    await Promise.all([second.leave(), again.leave()])
    expect(await first.next()).toBe(counted(35))
    expect(first.lines[0]).toMatch(/^retry: \d{4}\n\n$/)
    expect(first.lines[1]).toBe(`id: ${sandbox.time.now.toISOString()}\n${counted(35)}`)
    await first.leave()
    expect((await sandbox.call(countUsers, viewing, { token })).body).toEqual({ userCount: 34 })
  })

  it('is not streamed to a caller without a valid token, and a stream ends when its session ends', async () => {
    expect((await watch('x')).response.status).toBe(401)
    const stream = await watch(token)
    expect(await stream.next()).toBe(counted(35))
    sandbox.advanceClock(minutes(16))
    const { accessToken: guest } = await sandbox.given('a guest')
    const other = await watch(guest)
    expect(await stream.next()).toContain('event: failure\ndata: {"messageCode":"Unauthenticated"')
    expect(await stream.next()).toBeUndefined()
    await other.leave()
  })

  it('is sent to each viewer in at most ten streams, and in none once the sandbox closes', async () => {
    const streams = []
    for (let index = 0; index < 10; index += 1) streams.push(await watch(token))
    expect((await watch(token)).response.status).toBe(429)
    sandbox.services.streams.close()
    for (const stream of streams) {
      await stream.next()
      expect(await stream.next()).toBeUndefined()
    }
    expect((await watch(token)).response.status).toBe(429)
  })
})

it('the sandbox’s seed moves a past demo event to a new date, and does not move a future one', async () => {
  const { db } = await sandbox.services.datasets.create(demoDataset)
  const startOf = async (id: string) => {
    const row = db.selectFrom('event_episode').select('start_time').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).start_time
  }
  const before = await startOf('lemonade-parade-noon')
  await seedEvent({ db, now: timeAfter(sandbox.time.now, days(2)) })
  expect(await startOf('lemonade-parade-noon')).toEqual(before)
  await seedEvent({ db, now: timeAfter(sandbox.time.now, days(6)) })
  expect(await startOf('lemonade-parade-noon')).toEqual(timeAfter(before, days(6)))
})
