import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signinEmail, signinGuest } from '../../auth/auth.endpoints.ts'
import type { Endpoint } from '../../endpoint.ts'
import type { ErrorBody } from '../../errors.ts'
import { fieldsOf } from '../../fields.ts'
import { registry } from '../../registry.ts'
import { TestSandbox } from './testSandbox.ts'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await TestSandbox.open()
  const guest = (await sandbox.call(signinGuest, {})).body.accessToken
  const own = { email: 'koharu@example.jp', password: 'Tsudoi-2026' }
  token = (await sandbox.call(signinEmail, { body: own }, { token: guest })).body.accessToken
})
afterAll(() => sandbox?.close())

interface Paged {
  name: string
  endpoint: Endpoint
  /** The query fields of the endpoint that select a page: `limit`, `offset`, `seek.lastVideoId`. */
  fields: readonly string[]
}

/** Every endpoint of the registry that returns pages, including future ones. */
const paged: readonly Paged[] = Object.entries(registry).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
    const fields = [...fieldsOf(endpoint.query).keys()].filter((key) => /(^|\.)(limit|offset|last[A-Z]\w*)$/.test(key))
    return fields.length > 0 ? [{ name: `${area}.${name}`, endpoint, fields }] : []
  }),
)

/** Ids of the demo, for path parameters. */
const params: Readonly<Record<string, string>> = { type: 'ip', typeId: 'todai', n: '1', id: 'koharu' }
const pathOf = ({ path }: Endpoint) =>
  path.replace('/v2/ip/{id}', '/v2/ip/todai').replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? `no-${key}`)

async function requestPage({ endpoint }: Pick<Paged, 'endpoint'>, query: Readonly<Record<string, string>>) {
  const search = new URLSearchParams(query)
  if (fieldsOf(endpoint.query).get('platformType')?.required) search.set('platformType', 'WEB')
  if (fieldsOf(endpoint.query).get('q')?.required) search.set('q', '夜')
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await sandbox.send(endpoint.host, `${pathOf(endpoint)}?${search.toString()}`, { headers })
  const body = (await answer.json()) as Partial<ErrorBody>
  return answer.status === 200 ? 200 : body.messageCode
}

const limits = ['0', '-1', '101', '999999999', '99999999999999999999', '1.5', '1e2', '', 'ten', ' 1', '0x10', '１０']
const offsets = ['-1', '-999999999', '99999999999999999999', '1.5', '1e2', '', 'ten', '１']
/** Values that no endpoint accepts as a cursor, because they are neither an id nor a time. */
const nonsense = [
  '',
  'no-such-thing',
  'bm8tc3VjaC10aGluZw==',
  'eyJpZCI6MX0=.%%%',
  '-1',
  '999999999999999999999999',
  "' or '1'='1",
  '\n',
  '\t',
  '\u0000',
  '\u001b[31m',
  '\u007f',
  '\u202e',
  '\ud800',
  '../../etc/passwd',
  'あ'.repeat(3000),
]
const badTimes = ['2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00', '1767225600000']
const isTime = (field: string) => field.endsWith('Time')

function valuesFor(field: string): readonly string[] {
  if (field.endsWith('limit')) return limits
  if (field.endsWith('offset')) return offsets
  return isTime(field) ? [...nonsense, ...badTimes] : nonsense
}

it('the registry contains at least 26 endpoints that return pages', () => {
  expect(paged.length).toBeGreaterThanOrEqual(26)
})

describe.each(paged)('a request for a page of $name', ({ endpoint, fields }) => {
  it('is answered with 200 if it has no cursor', async () => {
    expect(await requestPage({ endpoint }, {})).toBe(200)
  })

  it.each(fields)('is refused with InvalidArgument for each invalid value of %s', async (field) => {
    const answers = []
    for (const value of valuesFor(field)) answers.push([value, await requestPage({ endpoint }, { [field]: value })])
    expect(answers).toEqual(valuesFor(field).map((value) => [value, 'InvalidArgument']))
  })

  it('is answered with 200 for the largest limit, and for times and offsets beyond the end of the list', async () => {
    const far: Readonly<Record<string, string[]>> = { limit: ['100', '1'], offset: ['999999999'] }
    for (const field of fields) {
      const times = isTime(field) ? ['9999-12-31T23:59:59Z', '1970-01-01T00:00:00Z'] : []
      for (const value of far[field.replace('seek.', '')] ?? times)
        expect([field, value, await requestPage({ endpoint }, { [field]: value })]).toEqual([field, value, 200])
    }
  })
})

describe('a cursor for the next page', () => {
  const idFields = paged.flatMap(({ name, endpoint, fields }) =>
    fields.filter((field) => /last/.test(field) && !isTime(field)).map((field) => ({ name, endpoint, field })),
  )
  /** The table whose ids each cursor field contains. */
  const tables = {
    lastVideoId: 'video',
    lastSpecialId: 'special',
    lastItemId: 'offer_item',
    lastShopCoinId: 'coin_pack',
  } as const

  it.each(idFields)(
    'that contains the id of a row in another kind of list is refused with InvalidArgument by $name',
    async ({ endpoint, field }) => {
      const { db } = sandbox.services.datasets.get('demo') ?? {}
      for (const [other, table] of Object.entries(tables)) {
        if (field.endsWith(other)) continue
        const row = await db?.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()
        expect([other, await requestPage({ endpoint }, { [field]: row?.id ?? '' })]).toEqual([other, 'InvalidArgument'])
      }
    },
  )

  it.each([
    ['video', 'video', 'seek.lastVideoId'],
    ['special', 'special', 'seek.lastSpecialId'],
  ] as const)(
    'that contains the id of another channel’s row is refused with InvalidArgument by the list of a channel: %s',
    async (area, table, field) => {
      const { db } = sandbox.services.datasets.get('demo') ?? {}
      const row = await db?.selectFrom(table).select(['id', 'channel_id']).limit(1).executeTakeFirstOrThrow()
      const list = paged.find(({ name }) => name.startsWith(`${area}.`))
      const ofChannel = async (ipId: string) => list && requestPage(list, { ipId, [field]: row?.id ?? '' })
      expect(await ofChannel(row?.channel_id ?? '')).toBe(200)
      expect(await ofChannel(row?.channel_id === 'todai' ? 'benio' : 'todai')).toBe('InvalidArgument')
    },
  )

  it('is accepted even if the publication of its row has ended between the two pages', async () => {
    const { db } = sandbox.services.datasets.get('demo') ?? {}
    const row = await db?.selectFrom('video').select(['id', 'published_until']).limit(1).executeTakeFirstOrThrow()
    const close = (published_until: Date | undefined) =>
      db
        ?.updateTable('video')
        .set({ published_until })
        .where('id', '=', row?.id ?? '')
        .execute()
    await close(sandbox.time.now)
    expect(await requestPage({ endpoint: registry.video.listVideos }, { 'seek.lastVideoId': row?.id ?? '' })).toBe(200)
    await close(row?.published_until)
  })
})
