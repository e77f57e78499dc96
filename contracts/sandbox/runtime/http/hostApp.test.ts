import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveProfile } from '../../../account/account.endpoints.ts'
import { listChannels } from '../../../channel/channel.endpoints.ts'
import { getCoinBalance } from '../../../coin/coin.endpoints.ts'
import type { Endpoint } from '../../../endpoint.ts'
import { drawGacha } from '../../../gacha/gacha.endpoints.ts'
import { messageCodes } from '../../../errors.ts'
import { registry } from '../../../registry.ts'
import { everyNth } from '../../../testing/amount.ts'
import { TestSandbox } from '../../testing/testSandbox.ts'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await TestSandbox.open()
  await sandbox.given('a channel')
})
const signIn = async () => {
  token = (await sandbox.given('a member')).accessToken
}
afterAll(() => sandbox?.close())

const endpoints: Endpoint[] = Object.values(registry).flatMap((area) => Object.values(area) as Endpoint[])

/** Texts that are harmless as data but harmful if interpreted. */
const hostile = [
  "'; drop table account; --",
  "' or '1'='1",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'x\r\nSet-Cookie: stolen=1',
  '<script>alert(1)</script>',
  '\u0000',
  '%00',
  '%E0%A4%A',
  '\ud800',
  '\u202e灯台',
  'あ'.repeat(10_000),
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
]

/** The path of an endpoint with the hostile text in place of each parameter. */
const pathWith = ({ path }: Endpoint, text: string) => path.replace(/\{\w+\}/g, () => encodeLoosely(text))

/** Encodes all but percent signs, so that broken escape sequences reach the host. */
function encodeLoosely(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replaceAll('%25', '%')
}

/**
 * The names of the fields for which hostile inputs are sent. Each gets one input with the text, and one with a value of
 * another type.
 */
function fieldsOf(schema: Endpoint['body']): string[] {
  const shape = (schema?._zod.def as { shape?: object } | undefined)?.shape
  return Object.keys(shape ?? {})
}

const values: readonly unknown[] = [...hostile, null, [], {}, -1, Infinity, 2 ** 53, 0.1, true, { $ne: 1 }, [['a']]]
/**
 * The share of the inputs: `npm test` sends a sixth of the values to each endpoint, and every value to a sixth of the
 * endpoints.
 */
const valuesFor = (endpoint: Endpoint) => everyNth(6, values, endpoints.indexOf(endpoint))

describe.each(endpoints)('the sandbox’s endpoint $method $path, for hostile input,', (endpoint) => {
  // Signs in again before each input, because the previous one may have ended the session or the account.
  beforeAll(signIn)
  const headers = () => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() })
  const method = endpoint.method
  const bodyOf = (value: unknown) =>
    JSON.stringify(Object.fromEntries(fieldsOf(endpoint.body).map((key) => [key, value])))

  it('answers with status 200 or a known message code, and never with 500', async () => {
    for (const value of valuesFor(endpoint)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const query = new URLSearchParams(fieldsOf(endpoint.query).map((key) => [key, text])).toString()
      const path = `${pathWith(endpoint, text)}?${query}`
      const body = method === 'GET' ? null : bodyOf(value)
      const response = await sandbox.send(endpoint.host, path, { method, headers: headers(), body })
      const answer = (await response.json()) as { messageCode?: string }
      const isKnown = response.status === 200 || messageCodes.some((code) => code === answer.messageCode)
      expect({ text, answer, isKnown }).toEqual({ text, answer, isKnown: true })
      expect({ text, status: Math.floor(response.status / 100) }).not.toEqual({ text, status: 5 })
      expect(response.headers.get('Set-Cookie') ?? '').not.toContain('stolen')
    }
  })

  it('refuses a body that is not JSON, not an object, too large or has an unknown key, and a query with an unknown key', async () => {
    const tooLarge = JSON.stringify({ text: 'x'.repeat(200_000) })
    const bodies = method === 'GET' ? [] : ['{', '[[]]', '"x"', '{"surprise":1}', tooLarge]
    for (const body of bodies) {
      const response = await sandbox.send(endpoint.host, pathWith(endpoint, 'x'), { method, headers: headers(), body })
      expect([400, 401]).toContain(response.status)
    }
    const response = await sandbox.send(endpoint.host, `${pathWith(endpoint, 'x')}?surprise=1`, {
      method,
      headers: headers(),
    })
    expect([400, 401]).toContain(response.status)
  })
})

describe('the sandbox', () => {
  beforeAll(signIn)

  it('still has its tables and its member after the hostile inputs', async () => {
    const { total } = await (
      await sandbox.db()
    )
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(total).toBe(1)
  })

  it('answers NotFound for unknown paths, and for known paths with a method that they do not have', async () => {
    for (const [path, method] of [
      ['/v9/nothing', 'GET'],
      ['/', 'GET'],
      ['/v2/ip', 'PUT'],
      ['/v2//ip', 'GET'],
    ] as const) {
      const response = await sandbox.send('app', path, { method })
      expect([response.status, await response.json()]).toEqual([404, { messageCode: 'NotFound', code: 404 }])
    }
  })

  it('serves at each host only the endpoints of that host (S077)', async () => {
    expect((await sandbox.send('user', '/v2/ip')).status).toBe(404)
    expect((await sandbox.send('payment', '/v2/account')).status).toBe(404)
  })

  it('matches paths with static segments before paths with parameters (Q66)', async () => {
    const { accessToken: guest } = await sandbox.given('a guest')
    const headers = { Authorization: `Bearer ${guest}` }
    expect((await sandbox.send('app', '/v2/ip/nologin/ip-hoshiyomi', { headers })).status).toBe(200)
    expect((await sandbox.send('app', '/v2/ip/overview/ip-hoshiyomi', { headers })).status).toBe(200)
    const member = await sandbox.send('app', '/v2/ip/ip-hoshiyomi', { headers })
    expect(await member.json()).toMatchObject({ messageCode: 'PermissionDenied' })
  })

  it('refuses a request with status 400 if a query parameter is repeated, or has a value that is not a valid number', async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const queries = ['limit=1&limit=2', 'limit=one', 'limit=1.5', 'limit=', 'limit=0', 'limit=101', 'offset=-1']
    const answers = await Promise.all(queries.map((query) => sandbox.send('app', `/v2/ip?${query}`, { headers })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await sandbox.call(listChannels, { query: { limit: 1, offset: 0 } }, { token })).status).toBe(200)
  })

  it('sends headers that forbid caching, and lets only pages of this machine read its answers', async () => {
    const requestFrom = (origin: string) =>
      sandbox.send('app', '/v2/ip', { headers: { Origin: origin, Authorization: `Bearer ${token}` } })
    const own = await requestFrom('http://localhost:5173')
    expect(own.headers.get('Cache-Control')).toBe('no-store')
    expect(own.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(own.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
    const strangers = ['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'null']
    const answers = await Promise.all(strangers.map(requestFrom))
    expect(answers.map(({ headers }) => headers.get('Access-Control-Allow-Origin'))).toEqual(strangers.map(() => null))
  })

  it('refuses a gacha draw without an idempotency key, and charges no coins (X13)', async () => {
    await sandbox.given('a gacha that can be drawn', { detail: 'minimal' })
    const draw = { params: { id: 'gacha-hoshiyomi-1' }, body: { count: 1, platformType: 'WEB' as const } }
    const headers = { 'Idempotency-Key': '' }
    expect((await sandbox.call(drawGacha, draw, { token, headers })).body.messageCode).toBe('InvalidArgument')
    const balance = await sandbox.call(getCoinBalance, { query: { platformType: 'WEB' } }, { token })
    expect(balance.body.total).toBe(4200)
  })

  it('answers 503 to all requests except for the maintenance list during a maintenance of the whole service (S040)', async () => {
    await sandbox.given('a house under maintenance')
    const headers = { Authorization: `Bearer ${token}` }
    expect((await sandbox.send('app', '/v2/ip', { headers })).status).toBe(503)
    const list = await sandbox.send('app', '/v2/maintenance', { headers })
    expect(await list.json()).toMatchObject({ list: [{ isPartial: false }] })
    await (await sandbox.db()).deleteFrom('maintenance').execute()
  })
})

describe('the call that saves a profile (C021)', () => {
  const profile = {
    nickName: 'あかり',
    uniqueName: 'akari01',
    firstName: '灯',
    lastName: '海野',
    birthday: '2004-02-29',
  }
  const save = async (changes: object, as = token) =>
    (await sandbox.call(saveProfile, { body: { ...profile, ...changes } }, { token: as })).body.messageCode

  it('refuses to change a saved birthday, but changes nickname and unique name', async () => {
    const { accessToken } = await sandbox.given('a member', { profile: 'none' })
    expect(await save({}, accessToken)).toBeUndefined()
    expect(await save({ birthday: '1990-01-01' }, accessToken)).toBe('InvalidArgument')
    expect(await save({ nickName: 'あかりん', uniqueName: 'akari02' }, accessToken)).toBeUndefined()
  })

  it.each([
    ['abc', 'InvalidUniqueName'],
    ['a'.repeat(21), 'InvalidUniqueName'],
    ['ａｋａｒｉ', 'InvalidAlphaNumeric'],
    ['akari_1', 'InvalidAlphaNumeric'],
    ['SORA2026', 'AlreadyExistsUniqueName'],
    ['spamSPAM1', 'InvalidModeration'],
  ])('refuses the unique name %s with %s (S060, Q60)', async (uniqueName, code) => {
    const { accessToken } = await sandbox.given('a member', { profile: 'none' })
    await sandbox.given('another member')
    await sandbox.given('a word that moderation refuses', { word: 'spamspam' })
    expect(await save({ uniqueName }, accessToken)).toBe(code)
  })

  it.each([
    { nickName: '' },
    { nickName: ' あかり' },
    { nickName: 'あ\nか' },
    { nickName: 'あ'.repeat(21) },
    { birthday: '2003-02-29' },
    { birthday: '2999-01-01' },
    { birthday: '1899-12-31' },
    { prefecture: 48 },
    { gender: 4 },
  ])('refuses a profile with %j (InvalidArgument)', async (changes) => {
    const { accessToken } = await sandbox.given('a member', { profile: 'none' })
    expect(await save(changes, accessToken)).toBe('InvalidArgument')
  })

  it('refuses a nickname with a forbidden word, even in full-width letters', async () => {
    const { accessToken } = await sandbox.given('a member', { profile: 'none' })
    await sandbox.given('a word that moderation refuses', { word: 'spamspam' })
    expect(await save({ nickName: 'ＳＰＡＭｓｐａｍ' }, accessToken)).toBe('InvalidModeration')
  })

  it('gives a unique name to only one of two concurrent callers', async () => {
    const tokens = [
      (await sandbox.given('a member', { profile: 'none' })).accessToken,
      (
        await sandbox.given('a member', {
          accountId: 'acc-2',
          email: '2@example.com',
          uniqueName: 'second2',
          profile: 'none',
        })
      ).accessToken,
    ]
    const codes = await Promise.all(tokens.map((each) => save({ uniqueName: 'onlyOne' }, each)))
    expect(new Set(codes)).toEqual(new Set(['AlreadyExistsUniqueName', undefined]))
  })
})
