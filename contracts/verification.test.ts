import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Host } from './hosts.ts'
import { amount } from './testing/amount.ts'
import { isKept, pactFile, verify } from './verification.ts'

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
  /** Changes what a host that keeps its contract would answer. */
  answer?: (body: unknown, interaction: Interaction) => unknown
  /** What the state hook gives. Default: two tokens. */
  values?: object
}

const tokens = { accessToken: 'example-accessToken', refreshToken: 'example-refreshToken' }
const read = (host: Host) => JSON.parse(readFileSync(pactFile(host), 'utf8')) as { interactions: Interaction[] }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.unstubAllEnvs()
})

/**
 * A host that knows its pact by heart: it looks for the interaction whose states were set up and whose request this is.
 */
async function startHost(host: Host, { answer = (body) => body, values = tokens }: Behaviour = {}): Promise<string> {
  const { interactions } = read(host)
  let states: unknown[] = []
  const keyOf = (method: string, path: string, query: string, bearer = '', body: unknown, given: unknown[]) =>
    JSON.stringify([method, path, query, bearer, body, given])
  /** Reversed: where `full` and `minimal` ask the same, `full` keeps both. */
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
    const body = text ? (JSON.parse(text) as { action: string; state: string; params: object }) : undefined
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    response.setHeader('Content-Type', 'application/json')
    if (pathname === '/_sandbox/states') {
      if (body?.action === 'teardown') states = []
      else if (body?.state) states = [...states, { name: body.state, params: body.params }]
      return response.end(JSON.stringify(values))
    }
    searchParams.sort()
    const { authorization } = request.headers
    const key = keyOf(request.method ?? '', pathname, String(searchParams), authorization, body, states)
    const interaction = answers.get(key)
    if (!interaction) return response.writeHead(404).end('{}')
    const { status, headers = {} } = interaction.response
    response.writeHead(status, Object.fromEntries(Object.entries(headers).map(([name, [value]]) => [name, value])))
    response.end(JSON.stringify(answer(interaction.response.body?.content, interaction)))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const without = (key: string) => (body: unknown) =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === key ? undefined : value))) as unknown

/** A call with every kind of field is enough to see what is noticed. */
const list = '^payment\\.listTransactions:'

describe('the verification', { timeout: 300_000 }, () => {
  it.each([
    ['user', amount({ part: '^account\\.', all: '' })],
    ['payment', ''],
    ['app', '^gacha\\.'],
  ] as const)('is kept by a %s host that keeps every contract, and counts all of them (%s)', async (host, only) => {
    const verification = await verify({ host, url: await startHost(host), only })
    const expected = read(host).interactions.filter(({ description }) => new RegExp(only).test(description))
    expect(verification.results.filter(({ passed }) => !passed)).toEqual([])
    expect(expected.length).toBeGreaterThan(0)
    expect(verification.results).toHaveLength(expected.length)
    expect(isKept(verification)).toBe(true)
  })

  it('puts the path of an address in front of every request', async () => {
    const url = await startHost('payment')
    const at = (path: string) =>
      verify({ host: 'payment', url: `${url}${path}`, states: `${url}/_sandbox/states`, only: list })
    expect(isKept(await at('/'))).toBe(true)
    expect(isKept(await at('/elsewhere'))).toBe(false)
  })

  it.each([
    ['leaves out a field', without('orderTime'), /orderTime/],
    ['sends a text for a number', (body: unknown) => swap(body, 'price', '1000'), /price/],
    ['sends a value that is not in the enumeration', (body: unknown) => swap(body, 'status', 'LOST'), /status/],
    ['sends a date in another format', (body: unknown) => swap(body, 'orderTime', '2026/01/31 12:00'), /orderTime/],
    ['sends something where nothing is', (body: unknown) => fill(body), /list/],
    ['answers with HTML', () => '<html>', /./],
  ])('fails and says where when the host %s', async (_, answer, where) => {
    const verification = await verify({ host: 'payment', url: await startHost('payment', { answer }), only: list })
    expect(isKept(verification)).toBe(false)
    expect(verification.results.flatMap(({ mismatches }) => mismatches).join('\n')).toMatch(where)
  })

  it('fails when the bearer that the state hook gives is not taken', async () => {
    const url = await startHost('payment', { values: { ...tokens, accessToken: 'another' } })
    expect(isKept(await verify({ host: 'payment', url, only: list }))).toBe(false)
  })

  it.each(['payment.listTransactions: empty', 'nothing like this'])(
    'is not kept when only a part was verified, though the verifier is content: %s',
    async (filter) => {
      vi.stubEnv('PACT_DESCRIPTION', filter)
      const verification = await verify({ host: 'payment', url: await startHost('payment') })
      expect(verification.results.filter(({ passed }) => !passed)).toEqual([])
      expect(verification.results.length).toBeLessThan(verification.expected)
      expect(isKept(verification)).toBe(false)
    },
  )

  it('says which host does not answer', async () => {
    const url = await startHost('user')
    await new Promise((resolve) => servers.pop()?.close(resolve))
    await expect(verify({ host: 'user', url })).rejects.toThrow(
      `The user host does not answer at ${url} (ECONNREFUSED)`,
    )
  })

  it('says when the state hook gives no tokens', async () => {
    const url = await startHost('user', { values: {} })
    await expect(verify({ host: 'user', url })).rejects.toThrow("answers 'a guest' with 200 and no accessToken")
  })

  it('says when there is no pact', async () => {
    await expect(verify({ host: 'user', url: 'http://127.0.0.1:9', pact: '/nowhere.json' })).rejects.toThrow(
      'no pact at',
    )
  })
})

function swap(body: unknown, key: string, replacement: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === key ? replacement : value)))
}

/** Puts an entry into an empty list. */
function fill(body: unknown): unknown {
  const { list } = body as { list?: unknown[] }
  return list?.length === 0 ? { list: [{}] } : body
}
