import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { exampleTokens } from './auth/exampleTokens.ts'
import { bodyOfCase } from './case.ts'
import type { Host } from './hosts.ts'
import { cases } from './cases.ts'
import { pactFolder, readPacts } from './pacts.ts'
import { states as catalogue, type StateName } from './states.ts'
import type { State } from './states/state.ts'
import { amount } from './testing/amount.ts'
import {
  isContractFulfilled,
  readVerifications,
  verify,
  VerificationImpossible,
  type VerificationTarget,
} from './verification.ts'
import { caseOfDescription } from './verification/inspection.ts'
import { verifyHosts } from './verifyHosts.ts'

interface Interaction {
  description: string
  providerStates?: { name: string; params?: object }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    body?: Content
  }
  response: { status: number; headers?: Record<string, string[]>; body?: Content }
}
interface Content {
  content: unknown
}
interface Behaviour {
  /** Changes the answers of the fake host, which otherwise fulfils its contract. */
  answer?: (body: unknown, interaction: Interaction) => unknown
  /** Replaces the status of an answer; undefined leaves it unchanged. */
  status?: (interaction: Interaction) => number | undefined
  /** The fake host's own ids, by the ids in the pact. */
  ids?: Readonly<Record<string, string>>
  /** The values that the state hook returns. Default: the access and refresh tokens of the state's account. */
  values?: object
  /** Returns the status with which the state hook refuses a state; undefined if it supports the state. */
  refuse?: (state: string) => number | undefined
  /** Replaces CORS headers of the fake host; `undefined` removes a header. */
  told?: Readonly<Record<string, string | undefined>>
}

interface StateRequest {
  action: string
  state: string
  params: { accountId?: string }
}

const factOf = (state: string): State | undefined => catalogue[state as StateName]

/** The tokens of a state's account, or of a guest if the state has no account. */
function tokensFor({ state, params: { accountId } }: StateRequest, ids: Behaviour['ids'] = {}) {
  const isGuest = state === 'a guest' || (factOf(state)?.seenBy === 'guest' && !accountId)
  return exampleTokens(isGuest ? undefined : (ids[accountId ?? ''] ?? accountId ?? 'acc-somebody'))
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'authorization, content-type, idempotency-key, x-app-version, x-device-id, x-device-platform, x-device-type',
  'Access-Control-Expose-Headers': 'Retry-After',
}
const read = (host: Host) => readPacts(pactFolder(host)) as { interactions: Interaction[] }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.unstubAllEnvs()
})

/**
 * Starts a fake host that answers from its pact: it finds the interaction by the states that were set up and by the
 * request.
 */
async function startHost(
  host: Host,
  { answer = (body) => body, status: statusOf, ids, values, refuse, told }: Behaviour = {},
): Promise<string> {
  const { interactions } = read(host)
  let states: unknown[] = []
  let tokens = exampleTokens()
  const bearers = () => ({
    [`Bearer ${tokens.accessToken}`]: 'Bearer example-accessToken',
    [`Bearer ${tokens.refreshToken}`]: 'Bearer example-refreshToken',
  })
  const keyOf = (method: string, path: string, query: string, bearer = '', body: unknown, given: unknown[]) =>
    JSON.stringify([method, path, query, bearer, body, given])
  /**
   * The interactions are added in reverse order, so that the earlier `full` wins if `full` and `minimal` have the same
   * request.
   */
  const answers = new Map(
    interactions.toReversed().map((interaction) => {
      const { method, path, query = {}, headers, body } = interaction.request
      const search = new URLSearchParams(Object.entries(query).map(([key, [value = '']]) => [key, value]))
      search.sort()
      const given = (interaction.providerStates ?? []).map(({ name, params = {} }) => ({ name, params }))
      const bearer = headers?.['Authorization']?.[0]
      return [keyOf(method, path, String(search), bearer, body?.content, given), interaction]
    }),
  )
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const body = text ? (JSON.parse(text) as StateRequest) : undefined
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    response.setHeader('Content-Type', 'application/json')
    for (const [name, value] of Object.entries({ ...cors, ...told })) if (value) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (pathname === '/_sandbox/states') {
      const refusal = body?.action === 'setup' ? refuse?.(body.state) : undefined
      if (refusal) {
        states = []
        return response.writeHead(refusal).end('{}')
      }
      if (body?.action === 'teardown') states = []
      else if (body?.state) states = [...states, { name: body.state, params: body.params }]
      const isWhoCalls = states.length === 1 || factOf(body?.state ?? '')?.returns.includes('accessToken')
      if (body?.action === 'setup' && isWhoCalls) tokens = tokensFor(body, ids)
      return response.end(JSON.stringify({ ...tokens, ...ids, ...values }))
    }
    searchParams.sort()
    const { authorization = '' } = request.headers
    const bearer = (bearers() as Record<string, string>)[authorization] ?? authorization
    const key = keyOf(request.method ?? '', pathname, String(searchParams), bearer || undefined, body, states)
    const interaction = answers.get(key)
    if (!interaction) return response.writeHead(404).end('{}')
    const { status, headers = {} } = interaction.response
    response.writeHead(
      statusOf?.(interaction) ?? status,
      Object.fromEntries(Object.entries(headers).map(([name, [value]]) => [name, value])),
    )
    return response.end(JSON.stringify(answer(interaction.response.body?.content, interaction)))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const without = (key: string) => (body: unknown) =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === key ? undefined : value))) as unknown

/** The answer of the case itself. Unlike the answer in the pact, it has all entries of a list in order. */
function ownAnswer(_: unknown, { description }: { description: string }): unknown {
  const declared = caseOfDescription(description)
  return declared && bodyOfCase(declared.example)
}

/** A filter that excludes scripts, because a host that answers from its pact cannot run them. */
const pactOnly = '^\\w+\\.'

/** A filter for one endpoint that has every kind of field, which is enough for these tests. */
const list = '^payment\\.listTransactions:'
const exactInstant = '^coin\\.listCoinHistory: middlePage'

describe('the verification of a host', { timeout: 300_000 }, () => {
  it.each([
    ['user', amount({ part: '^account\\.', all: pactOnly })],
    ['payment', pactOnly],
    ['app', '^gacha\\.'],
  ] as const)(
    'passes for a %s host that fulfils its contract, and counts all interactions (%s)',
    async (host, only) => {
      const url = await startHost(host, { answer: ownAnswer })
      const verification = await verify({ host, url, only })
      const expected = read(host).interactions.filter(({ description }) => new RegExp(only).test(description))
      expect(verification.results.filter(({ passed }) => !passed)).toEqual([])
      expect(expected.length).toBeGreaterThan(0)
      expect(verification.results).toHaveLength(expected.length)
      expect(isContractFulfilled(verification)).toBe(true)
    },
  )

  it('sends every request below the path of the given host URL', async () => {
    const url = await startHost('payment', { answer: ownAnswer })
    const at = (path: string) =>
      verify({ host: 'payment', url: `${url}${path}`, states: `${url}/_sandbox/states`, only: list })
    expect(isContractFulfilled(await at('/'))).toBe(true)
    expect(isContractFulfilled(await at('/elsewhere'))).toBe(false)
  })

  it.each([
    ['leaves out a field', without('orderTime'), /orderTime/],
    ['sends a text for a number', (body: unknown) => swap(body, 'price', '1000'), /price/],
    ['sends a value that is not in the enumeration', (body: unknown) => swap(body, 'status', 'LOST'), /status/],
    ['sends a date in another format', (body: unknown) => swap(body, 'orderTime', '2026/01/31 12:00'), /orderTime/],
    ['sends an entry in an empty list', (body: unknown) => fill(body), /list/],
    ['answers with HTML', () => '<html>', /./],
  ])('fails, and names the field, when the host %s', async (_, answer, where) => {
    const verification = await verify({ host: 'payment', url: await startHost('payment', { answer }), only: list })
    expect(isContractFulfilled(verification)).toBe(false)
    expect(verification.results.flatMap(({ mismatches }) => mismatches).join('\n')).toMatch(where)
  })

  it.each([
    ['a required field is null', 'payment', list, swapped('price', null), /price/],
    ['a count is negative', 'payment', list, swapped('price', -5), /price/],
    ['a date is impossible', 'payment', list, swapped('orderTime', '2026-13-45T99:99:99Z'), /orderTime/],
    ['a name is empty', 'user', '^account\\.getPublicProfile: full', swapped('nickName', ''), /nickName/],
    [
      'a birthday is shown (X19)',
      'user',
      '^account\\.getPublicProfile: full',
      swapped('profile', { ...cases.account.getPublicProfile.full.answer.profile, birthday: '2004-02-29' }),
      /birthday: personal data/,
    ],
    [
      'a profile exists that no member created',
      'user',
      '^account\\.getProfile: minimal',
      () => cases.account.getProfile.full.answer,
      /profile: expected nothing there/,
    ],
    [
      'a log-in gives a guest’s token (A§3)',
      'user',
      '^auth\\.signinEmail: full',
      swapped('accessToken', exampleTokens().accessToken),
      /claim AccountID is empty/,
    ],
  ] as const)('fails, and names the field, when %s', async (_, host, only, answer, where) => {
    const verification = await verify({ host, url: await startHost(host, { answer }), only })
    expect(isContractFulfilled(verification)).toBe(false)
    expect(verification.results.flatMap(({ mismatches }) => mismatches).join('\n')).toMatch(where)
  })

  it.each([
    ['acc-hikari', {}, true],
    ['acc-sora', {}, false],
    ['7d1c', { 'acc-hikari': '7d1c' }, true],
    ['acc-hikari', { 'acc-hikari': '7d1c' }, false],
  ])(
    'accepts the answer %s for the expected id acc-hikari if the state hook maps ids as %j: %s (Q100)',
    async (accountId, ids, isRight) => {
      const url = await startHost('app', { answer: swapped('accountId', accountId), ids })
      expect(isContractFulfilled(await verify({ host: 'app', url, only: '^realtime\\.signinRealtime: full' }))).toBe(
        isRight,
      )
    },
  )

  it('skips endpoints and stricter rules that the product adds, with the option `core`', async () => {
    const url = await startHost('payment')
    const { expected, results } = await verify({ host: 'payment', url, core: true })
    const all = read('payment').interactions.map(({ description }) => description)
    const left = all.filter((description) => !results.some((result) => result.description === description))
    expect(left).toContain('payment.startPurchase: full')
    expect(left).toContain('payment.registerCreditCard: withUnknownField')
    expect(left).not.toContain('payment.listTransactions: full')
    expect(results).toHaveLength(expected)
  })

  it('skips the generated interactions with the option `withoutMatrix`', async () => {
    const url = await startHost('payment', { answer: ownAnswer })
    const { expected, results } = await verify({ host: 'payment', url, only: pactOnly, withoutMatrix: true })
    const all = read('payment').interactions.map(({ description }) => description)
    const left = all.filter((description) => !results.some((result) => result.description === description))
    const names = new Set(left.map((description) => description.split(': ')[1]))
    expect(names).toEqual(new Set(['withoutBearer', 'asGuest', 'withUnknownField']))
    expect(results).toHaveLength(expected)
    expect(expected + left.length).toBe(all.length)
  })

  it.each([
    ['with the answer of `full`', (full: unknown) => full, true],
    ['with an answer that lacks a field', () => ({}), false],
  ])(
    'accepts a host that ignores an undeclared request field only if it answers as in `full`; here the host answers %s (Q460)',
    async (_, change, isRight) => {
      const isMisspelt = ({ description }: Interaction) => description.endsWith(': withUnknownField')
      const { full } = cases.payment.registerCreditCard
      const url = await startHost('payment', {
        answer: (body, interaction) => (isMisspelt(interaction) ? change(full.answer) : body),
        status: (interaction) => (isMisspelt(interaction) ? 200 : undefined),
      })
      const verification = await verify({ host: 'payment', url, only: '^payment\\.registerCreditCard' })
      expect(isContractFulfilled(verification)).toBe(isRight)
      const broken = verification.results.filter(({ passed }) => !passed).map(({ description }) => description)
      expect(broken).toEqual(isRight ? [] : ['payment.registerCreditCard: withUnknownField'])
    },
  )

  it('accepts null for an absent optional field (Q96)', async () => {
    const url = await startHost('user', { answer: () => ({ profile: null }) })
    expect(isContractFulfilled(await verify({ host: 'user', url, only: '^account\\.getProfile: minimal' }))).toBe(true)
  })

  it.each([
    ['2026-01-31T11:58:00.000+09:00', true],
    ['2026-01-31T11:58:01+09:00', false],
  ])(
    'accepts an instant that the case gives exactly in any spelling, but no other instant; accepts %s: %s',
    async (lastTransactionTime, isRight) => {
      const inOtherWords = swapped('lastTransactionTime', lastTransactionTime)
      const answer: Behaviour['answer'] = (body, interaction) => inOtherWords(ownAnswer(body, interaction))
      const url = await startHost('app', { answer })
      expect(isContractFulfilled(await verify({ host: 'app', url, only: exactInstant }))).toBe(isRight)
    },
  )

  it('fails if the state hook’s token has no AccountID (A§3)', async () => {
    const url = await startHost('payment', { values: { accessToken: exampleTokens().accessToken } })
    const verification = await verify({ host: 'payment', url, only: '^payment\\.listTransactions: full' })
    expect(verification.results.flatMap(({ mismatches }) => mismatches).join('\n')).toContain(
      'accessToken of `a member`: the claim AccountID is empty or absent, expected acc-hikari',
    )
  })

  it.each([
    ['Access-Control-Allow-Headers', 'content-type, authorization', /lacks x-app-version, x-device-id/],
    ['Access-Control-Allow-Origin', 'https://elsewhere.example', /Access-Control-Allow-Origin is https/],
    ['Access-Control-Allow-Origin', undefined, /Access-Control-Allow-Origin is not there/],
  ])('fails if a browser would block the request: %s is %s (Q97)', async (name, value, where) => {
    const verification = await verify({
      host: 'payment',
      url: await startHost('payment', { told: { [name]: value } }),
      only: list,
    })
    expect(isContractFulfilled(verification)).toBe(false)
    expect(verification.preflights.flatMap(({ mismatches }) => mismatches).join('\n')).toMatch(where)
  })

  it('runs the scripts of a host, and fails when one of them fails (X3)', async () => {
    const verification = await verify({ host: 'user', url: await startHost('user'), only: '^user: signing out' })
    expect(isContractFulfilled(verification)).toBe(false)
    expect(verification.scripts).toEqual([
      {
        description: 'user: signing out ends the session (X3)',
        passed: false,
        mismatches: ['POST /v1/auth/signout: 404 {}'],
        failure: expect.objectContaining({ method: 'POST', path: '/v1/auth/signout' }) as unknown,
      },
    ])
  })

  it('fails if the host does not accept the bearer token of the state hook', async () => {
    const url = await startHost('payment', { values: { accessToken: exampleTokens('acc-hikari').refreshToken } })
    expect(isContractFulfilled(await verify({ host: 'payment', url, only: list }))).toBe(false)
  })

  it.each(['payment.listTransactions: empty', 'nothing like this'])(
    'fails if fewer interactions were verified than expected, although the verifier succeeded: %s',
    async (filter) => {
      vi.stubEnv('PACT_DESCRIPTION', filter)
      const verification = await verify({ host: 'payment', url: await startHost('payment') })
      expect(verification.results.filter(({ passed }) => !passed)).toEqual([])
      expect(verification.results.length).toBeLessThan(verification.expected)
      expect(isContractFulfilled(verification)).toBe(false)
    },
  )

  it('throws an error that names the host that does not answer', async () => {
    const url = await startHost('user')
    await new Promise((resolve) => servers.pop()?.close(resolve))
    await expect(verify({ host: 'user', url })).rejects.toThrow(
      `The user host does not answer at ${url} (ECONNREFUSED)`,
    )
  })

  it('throws an error if the state hook returns no access token for the state `a guest`', async () => {
    const url = await startHost('user', { values: { accessToken: undefined } })
    await expect(verify({ host: 'user', url })).rejects.toThrow("answers 'a guest' with 200 and no accessToken")
  })

  it.each([400, 500, 501, 503])(
    'reports the state that the state hook refuses with %s after one request, without a retry',
    async (status) => {
      const unknown = 'coins of ten years ago'
      const requestedPaths: string[] = []
      const refuse = (state: string) => (requestedPaths.push(state), state === unknown ? status : undefined)
      const url = await startHost('app', { answer: ownAnswer, refuse })
      const { results } = await verify({ host: 'app', url, only: '^coin\\.getCoinBalance' })
      const broken = results.filter(({ passed }) => !passed)
      expect(broken.map(({ description }) => description)).toEqual(['coin.getCoinBalance: ofTenYearsAgo'])
      expect(broken[0]?.mismatches).toContain(`the state hook answers \`${unknown}\` with ${status}`)
      expect(requestedPaths.filter((state) => state === unknown)).toHaveLength(1)
    },
  )

  it('distributes the interactions over several instances of a host', async () => {
    const requestCounts = [0, 0]
    const start = (index: number) =>
      startHost('payment', {
        answer: (body, interaction) => {
          requestCounts[index] = (requestCounts[index] ?? 0) + 1
          return ownAnswer(body, interaction)
        },
      })
    const [url, other] = [await start(0), await start(1)]
    const verification = await verify({ host: 'payment', url, beside: [other], only: pactOnly })
    expect(verification.results.filter(({ passed }) => !passed)).toEqual([])
    expect(isContractFulfilled(verification)).toBe(true)
    expect(requestCounts.filter((count) => count === 0)).toEqual([])
    expect(requestCounts.reduce((sum, count) => sum + count, 0)).toBe(verification.expected)
  })

  it('throws an error for a filter that matches nothing, and for a filter that is not a regular expression', async () => {
    const app = await startHost('app')
    await expect(verifyHosts({ app }, { only: '^coins\\.' })).rejects.toThrow(
      'No interaction and no script of app is called ^coins\\.',
    )
    await expect(verifyHosts({ app }, { only: 'coin(' })).rejects.toThrow('--calls is no pattern: ')
  })

  it('throws an error if the option `without` names a state that is not optional (Q455)', async () => {
    await expect(verify({ host: 'user', url: 'http://127.0.0.1:9', without: ['a member'] })).rejects.toThrow(
      "--without names no optional state: 'a member'. They are: '",
    )
  })

  it.each<[option: string, target: Partial<VerificationTarget>]>([
    ['--app is', { url: 'localhost:8080' }],
    ['--app is', { beside: ['127.0.0.1:8081'] }],
    ['--user is', { allHosts: { user: 'localhost:8081' } }],
    ['--states is', { states: 'not-a-url' }],
    ['--states is', { states: 'localhost:8080/states' }],
  ])('throws an error that names the option of an address without http:// or https://: %s', async (option, target) => {
    const promise = verify({ host: 'app', url: 'http://127.0.0.1:9', ...target })
    await expect(promise).rejects.toThrow(VerificationImpossible)
    await expect(promise).rejects.toThrow(`${option} no address that begins with http:// or https://: `)
  })

  it('throws an error if two instances of a host share one state hook', async () => {
    const beside = ['http://127.0.0.1:9']
    await expect(
      verify({ host: 'user', url: 'http://127.0.0.1:8', beside, states: 'http://127.0.0.1:8/' }),
    ).rejects.toThrow('all instances would share one hook')
  })

  it('throws an error if the pact file does not exist', async () => {
    await expect(verify({ host: 'user', url: 'http://127.0.0.1:9', pact: '/nowhere.json' })).rejects.toThrow(
      'no pact at',
    )
  })
})

describe('the file with the latest results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tsudoi-verifications-'))
  const file = join(folder, 'verification.json')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is read, and without it there are no results', () => {
    expect(readVerifications(file)).toEqual([])
    const results = [{ host: 'app', results: [] }]
    writeFileSync(file, JSON.stringify(results))
    expect(readVerifications(file)).toEqual(results)
  })

  it.each([
    ['the comparison of an OpenAPI document', '{ "document": "our.yaml", "prefix": "", "results": [] }'],
    ['a list of something else', '[{ "name": "coin.getCoinBalance" }]'],
    ['no JSON', '[{'],
  ])('is refused with what to run if it contains %s', (_, content) => {
    writeFileSync(file, content)
    expect(() => readVerifications(file)).toThrow(VerificationImpossible)
    expect(() => readVerifications(file)).toThrow(`${file} is no result of a verification. Write it again: npm run`)
  })
})

const swapped = (key: string, replacement: unknown) => (body: unknown) => swap(body, key, replacement)

function swap(body: unknown, key: string, replacement: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === key ? replacement : value)))
}

/** Adds an entry to the empty list of an answer. */
function fill(body: unknown): unknown {
  const { list } = body as { list?: unknown[] }
  return list?.length === 0 ? { list: [{}] } : body
}
