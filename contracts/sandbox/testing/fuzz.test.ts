import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearerOfCase, statesOfCase, type Case } from '../../case.ts'
import { calls, type CallCases } from '../../cases.ts'
import { formOf, isMultipart } from '../../multipart.ts'
import { messageCodes, statusOf, type ErrorBody } from '../../errors.ts'
import { amount } from '../../testing/amount.ts'
import { arbitraryOf, arbitrarySegmentOf } from '../../testing/arbitraryOf.ts'
import { TestSandbox } from './testSandbox.ts'

/** The number of inputs per endpoint. The seed makes a run repeatable; FUZZ_SEED=… sets another one. */
const numRuns = amount({ part: 2, all: 100 })
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox.close())

describe(`the sandbox, when it gets generated requests (seed ${seed}),`, () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'answers %s as declared, or with a declared message code',
    async (_, call) => {
      let token = await bearerFor(call)
      const property = fc.asyncProperty(requestOf(call), async (request) => {
        const response = await send(call, request, token)
        // Gets a new session if needed, because a previous input may have logged out or discarded the account.
        if (response.status === 401) token = await bearerFor(call)
        await expectDeclared(response)
      })
      // If an input hangs, the test's timeout fails it.
      const outcome = await fc.check(property, { numRuns, seed, endOnFailure: true })
      expect(outcome.failed ? fc.defaultReportMessage(outcome) : '').toBe('')
    },
  )
})

/** Sets up the states of the endpoint's `full` case, so that inputs get past the parser. Returns the bearer token. */
async function bearerFor({ cases }: CallCases): Promise<string | undefined> {
  const example = cases['full'] as Case
  let tokens: Record<string, string> = {}
  for (const { name, params } of statesOfCase(example)) tokens = { ...tokens, ...(await sandbox.given(name, params)) }
  const bearer = bearerOfCase(example)
  return bearer && tokens[bearer]
}

interface Request {
  params: Record<string, string>
  query: unknown
  body: unknown
}

function requestOf({ endpoint, cases }: CallCases): fc.Arbitrary<Request> {
  const example = cases['full']?.request as Partial<Request>
  const segments = Object.entries(example.params ?? {}).map(
    ([name, value]) => [name, arbitrarySegmentOf(value)] as const,
  )
  return fc.record({
    params: fc.record(Object.fromEntries(segments)),
    query: endpoint.query ? arbitraryOf(endpoint.query, example.query) : fc.constant(undefined),
    body: endpoint.body ? arbitraryOf(endpoint.body, example.body) : fc.constant(undefined),
  })
}

async function send({ endpoint }: CallCases, { params, query, body }: Request, token?: string): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))
  const search = Object.entries(query ?? {}).map(([key, value]) => `${encoded(key)}=${encoded(text(value))}`)
  const isForm = isMultipart(endpoint) && typeof body === 'object' && body !== null
  const headers = {
    ...(!isForm && { 'Content-Type': 'application/json' }),
    'Idempotency-Key': crypto.randomUUID(),
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  const json = body === undefined || endpoint.method === 'GET' ? null : JSON.stringify(body)
  const init = { method: endpoint.method, headers, body: isForm ? formOf(body) : json }
  return sandbox.send(endpoint.host, `${path}?${search.join('&')}`, init)
}

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Replaces half of a surrogate pair as a client would, because it cannot be in a URL. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed())

/**
 * Checks that an answer is declared. The sandbox checks its own answers against the registry: a wrong shape is a 500.
 */
async function expectDeclared(response: Response): Promise<void> {
  if (response.status === 200) {
    await response.body?.cancel()
    return
  }
  const { messageCode, code } = (await response.json()) as ErrorBody
  expect(messageCodes).toContain(messageCode)
  expect(code).toBe(response.status)
  expect(response.status).toBe(statusOf(messageCode as (typeof messageCodes)[number]))
  expect(response.status).toBeLessThan(500)
}
