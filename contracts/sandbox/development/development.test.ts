import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { State } from '../../states/state.ts'
import { states, type StateName } from '../../states.ts'
import { channels } from '../channel/channels.content.ts'
import { gachas } from '../gacha/gacha.content.ts'
import { seedContent } from '../seeds.ts'
import { demoDataset } from '../runtime/db/datasets.ts'
import { days } from '../runtime/clock.ts'
import { orFail } from '../runtime/failure.ts'
import { everyNth } from '../../testing/amount.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

/** The answer of a development tool. */
type Json = Record<string, unknown>

const tool = async (path: string, body?: object, headers: Record<string, string> = {}) => {
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
  const response = await sandbox.send('user', `/_sandbox${path}`, init)
  return { status: response.status, body: (await response.json()) as Json }
}
const read = async (path: string, token: string) => {
  const response = await sandbox.send('app', path, { headers: { Authorization: `Bearer ${token}` } })
  return (await response.json()) as Json
}
const guestToken = async () => {
  const response = await sandbox.send('user', '/v1/auth/signin/guest', { method: 'POST' })
  return String(((await response.json()) as Json)['accessToken'])
}

describe('the sandbox’s state hook (`/_sandbox/states`)', () => {
  it('sets up each provider state, sets it up a second time, and tears it down', async () => {
    const foundations = ['a member', 'a channel', 'a notice', 'a gacha that can be drawn', 'a guest'] as const
    for (const state of everyNth(3, Object.keys(states) as StateName[])) {
      const needs = (states[state] as State).needs ?? []
      for (const before of [...foundations, ...needs]) await tool('/states', { action: 'setup', state: before })
      for (const action of ['setup', 'setup', 'teardown'])
        expect([action, state, (await tool('/states', { action, state, params: {} })).status]).toEqual([
          action,
          state,
          200,
        ])
    }
  })

  it('does not change the demo’s data', async () => {
    for (const state of ['no channels', 'a house under maintenance']) await tool('/states', { action: 'setup', state })
    expect(await read('/v2/ip', await guestToken())).toMatchObject({ total: channels.length })
    await tool('/states', { action: 'teardown', state: 'a house under maintenance' })
  })

  it('refuses an invalid request with the status 400 and an explanation', async () => {
    const wrong = [
      [{ state: 'nothing of the kind' }, 'There is no state'],
      [{ state: 'a member', action: 'dance' }, 'action is'],
      [{ state: 'a member', params: { coins: 3 } }, 'no parameter coins'],
      [{ state: 'a member', params: { freeCoin: '3' } }, 'freeCoin is a number'],
      [{ state: 'a member', params: { profile: 'half' } }, 'profile is one of'],
      [{ state: 'a timeline', params: { ipId: 'ip-nowhere' } }, 'ip-nowhere'],
    ] as const
    for (const [request, reason] of wrong) {
      const { status, body } = await tool('/states', request)
      expect([status, body['error']]).toEqual([400, expect.stringContaining(reason)])
    }
  })

  it('answers requests by pages of other sites with 404', async () => {
    const request = { state: 'a guest' }
    expect((await tool('/states', request, { Origin: 'https://evil.example' })).status).toBe(404)
    expect((await tool('/states', request, { Origin: 'http://localhost:5173' })).status).toBe(200)
  })
})

describe('the sandbox’s datasets', () => {
  it('are created once, even if two callers request a new one concurrently', async () => {
    const { datasets } = sandbox.services
    const [one, other] = await Promise.all([datasets.create('twice'), datasets.create('twice')])
    expect(one).toBe(other)
    await expect(datasets.create('drop schema')).rejects.toThrow('cannot be the name')
  })
})

describe('the sandbox’s scenarios (`/_sandbox/scenarios`)', () => {
  it('include every provider state that is not optional, each with a path without placeholders', async () => {
    const { body } = await tool('/scenarios')
    const scenarios = body['scenarios'] as { name: string; path: string }[]
    const shown = Object.entries<State>(states).filter(([, { isOptional }]) => !isOptional)
    expect(scenarios.map(({ name }) => name)).toEqual(shown.map(([name]) => name))
    expect(scenarios.filter(({ path }) => !/^\/[^:]*$/.test(path))).toEqual([])
  })

  it('open a page of the app that shows their provider state', async () => {
    const { body } = await tool('/scenarios')
    const scenarios = body['scenarios'] as { name: string; path: string }[]
    const pathOf = (name: StateName) => scenarios.find((each) => each.name === name)?.path
    expect(pathOf('a channel')).toBe('/channel/ip-hoshiyomi')
    expect(pathOf('a followed event')).toBe('/event/event-1')
    expect(pathOf('a bulletin board')).toBe('/event/event-1/episode/episode-1')
    expect(pathOf('a reserved slot')).toBe('/livetalk/livetalk-hoshiyomi-1')
    expect(pathOf('a notice with assets')).toBe('/notification/notice-1')
  })

  // Opens only a few states, which create many rows: each opening fills a dataset, which takes long.
  const manyRows = ['owned gacha items', 'a reserved slot', 'a blocked member', 'a lottery', 'a guest'] as const
  it.each(everyNth(manyRows.length, manyRows))(
    'set up the provider state “%s”, and return an access token',
    async (name) => {
      const opened = await tool('/scenarios', { name })
      expect(opened.body).toMatchObject({ name, values: { accessToken: expect.any(String) } })
    },
  )

  it('return a guest’s token if they are opened as a guest', async () => {
    const { body } = await tool('/scenarios', { name: 'a house under maintenance', as: 'guest' })
    const token = String((body['values'] as Json)['accessToken'])
    expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toMatchObject({ AccountID: '' })
    expect((await tool('/scenarios', { name: 'a member', as: 'somebody' })).status).toBe(400)
  })

  it('use a separate seeded dataset each time, so that two openings of one scenario do not affect each other', async () => {
    const open = async () => {
      const { body } = await tool('/scenarios', { name: 'a member', params: { freeCoin: 10, paidCoin: 0 } })
      return String((body['values'] as Json)['accessToken'])
    }
    const one = await open()
    const other = await open()
    const follow = await sandbox.send('app', '/v2/follow/ip/todai', {
      method: 'POST',
      headers: { Authorization: `Bearer ${one}` },
    })
    expect(follow.status).toBe(200)
    expect(await read('/v2/follow/ip', one)).toMatchObject({ total: 1 })
    expect(await read('/v2/follow/ip', other)).toMatchObject({ total: 0 })
    expect(await read('/v2/coin/balance?platformType=WEB', one)).toEqual({ free: 10, paid: 0, total: 10 })
  })
})

describe('the sandbox’s development clock and its seed', () => {
  it('change the demo’s time when a developer sets it (`/_sandbox/clock`), and reset it', async () => {
    const time = '2027-01-01T00:00:00.000Z'
    expect((await tool('/clock', { time })).body).toEqual({ time })
    expect((await tool('/clock')).body).toEqual({ time })
    expect((await tool('/clock', { time: null })).body).toEqual({ time: sandbox.time.now.toISOString() })
    expect((await tool('/clock', { time: 'tomorrow' })).status).toBe(400)
  })

  it('start a new run of every ended campaign, with its stock restored, and keep what members own', async () => {
    const { db } = orFail(sandbox.services.datasets.get(demoDataset))
    const owned = await db.selectFrom('owned_item').selectAll().execute()
    await db.updateTable('gacha_item').set({ stock: 0 }).where('stock', 'is not', null).execute()
    const later = new Date(sandbox.time.now.getTime() + days(60))
    await seedContent({ db, now: later })
    const open = await db.selectFrom('gacha').select('id').where('published_until', '>', later).execute()
    expect(open).toHaveLength(gachas.length)
    const restored = await db
      .selectFrom('gacha_item')
      .select('item_id')
      .where('gacha_id', '=', 'velvet-sleeve')
      .where('stock', '>', 0)
      .execute()
    expect(restored.length).toBeGreaterThan(0)
    expect(await db.selectFrom('owned_item').selectAll().execute()).toEqual(owned)
  })

  it('do not change campaigns that have not ended', async () => {
    const { db } = orFail(sandbox.services.datasets.get(demoDataset))
    const periods = () =>
      db.selectFrom('gacha').select(['id', 'published_from', 'published_until']).orderBy('id').execute()
    const before = await periods()
    await db.updateTable('gacha_item').set({ stock: 1 }).where('stock', '>', 0).execute()
    await seedContent({ db, now: new Date(sandbox.time.now.getTime() + days(60) + 1) })
    expect(await periods()).toEqual(before)
    const stocks = await db.selectFrom('gacha_item').select('stock').where('stock', '>', 1).execute()
    expect(stocks).toEqual([])
  })
})

describe('the sandbox', () => {
  it('shows hostile mails as escaped text on the page of its mailbox', async () => {
    const mail = {
      id: 'm',
      world: demoDataset,
      recipient: '<b>@example.com',
      subject: '<script>',
      body: '&',
      code: '123456',
    }
    await sandbox.services.datasets.shared
      .insertInto('mail')
      .values({ ...mail, created_at: sandbox.time.now })
      .execute()
    const page = await sandbox.send('user', '/_sandbox/mailbox', { headers: { Accept: 'text/html' } })
    const html = await page.text()
    expect(html).toContain('123456')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<b>')
    expect((await tool('/mailbox')).body['mails']).toMatchObject([{ code: '123456' }])
  })

  it('sends pictures with a cache lifetime of a week, and answers 404 for files outside the pictures’ folder', async () => {
    const picture = await sandbox.send('app', '/textures/todai/jacket.svg')
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml')
    expect(picture.headers.get('Cache-Control')).toBe('public, max-age=604800')
    const outside = [
      '/textures/../handlers.ts',
      '/textures/%2e%2e/handlers.ts',
      '/textures/..%2fhandlers.ts',
      '/textures/none.svg',
    ]
    const answers = await Promise.all(outside.map((path) => sandbox.send('app', path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})
