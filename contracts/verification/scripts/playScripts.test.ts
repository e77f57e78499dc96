import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { exampleTokens } from '../../auth/exampleTokens.ts'
import { verifyHosts } from '../../verifyHosts.ts'
import { playScripts } from './playScripts.ts'

/** The answer of the fake host's state hook to the optional states. */
let optional: { status: number; body: object }
/** The states that were torn down. */
let tornDown: string[] = []
let server: Server
let url: string

async function bodyOf(request: AsyncIterable<Buffer>): Promise<{ action?: string; state?: string }> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as object) : {}
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { action, state = '' } = await bodyOf(request)
    const isOptional = state === 'a clock at a given time' || state === 'the code of the newest mail'
    if (action === 'teardown') tornDown.push(state)
    const tokens = { ...exampleTokens('acc-hikari'), firebaseToken: 'any' }
    const { status, body } = isOptional && action === 'setup' ? optional : { status: 200, body: tokens }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
afterEach(() => {
  tornDown = []
  vi.restoreAllMocks()
})

const played = (only: string, also?: readonly 'webhook'[]) =>
  playScripts(only.includes('payment') ? 'payment' : 'user', url, `${url}/_sandbox/states`, { only, also })
const anHourLater = 'an hour later'

describe('a script that needs an optional state (Q450)', () => {
  it.each([400, 404, 501])('is not tried, and does not fail, if the hook answers the state with %i', async (status) => {
    optional = { status, body: {} }
    const [result] = await played(anHourLater)
    expect(result).toMatchObject({
      passed: true,
      notTried: 'the state hook does not offer `a clock at a given time`',
    })
    expect(tornDown).toEqual(['a member'])
  })

  it('is not tried if the hook answers without the value of the state', async () => {
    optional = { status: 200, body: {} }
    const [result] = await played('the code of a sign-up')
    expect(result?.notTried).toBe('the state hook answers `the code of the newest mail` without code')
  })

  it('is tried if the hook offers the state', async () => {
    optional = { status: 200, body: {} }
    const [result] = await played(anHourLater)
    expect(result).toMatchObject({ passed: false })
    expect(result).not.toHaveProperty('notTried')
    expect(tornDown).toEqual(['a clock at a given time', 'a member'])
  })

  it('is listed as not tried, and the verification can still pass', async () => {
    optional = { status: 404, body: {} }
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    expect(await verifyHosts({ user: url }, { only: `user: ${anHourLater}` })).toBe(true)
    expect(lines.join('\n')).toContain('1 scripts were not tried, so what they check is not proven:')
    expect(lines.join('\n')).toMatch(/an hour later .*: the state hook does not offer `a clock at a given time`/)
  })
})

it('scripts about a part outside the pacts run only if the part is named (Q451)', async () => {
  optional = { status: 404, body: {} }
  expect(await played('^payment: a cancellation')).toEqual([])
  expect(await played('^payment: a cancellation', ['webhook'])).toHaveLength(1)
})
