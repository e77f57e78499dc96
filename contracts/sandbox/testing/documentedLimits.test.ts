import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bearerOfCase, statesOfCase, type Case } from '../../case.ts'
import { calls, type CallCases } from '../../cases.ts'
import { hosts } from '../../hosts.ts'
import { isMultipart } from '../../multipart.ts'
import { openapiOf } from '../../openapiOf.ts'
import { amount, everyNth } from '../../testing/amount.ts'
import { valuesLike, violationsOf, type FieldSchema } from '../../testing/valuesOfSchema.ts'
import { TestSandbox } from './testSandbox.ts'

/** The number of valid requests per operation. The seed makes a run repeatable; FUZZ_SEED=… sets another one. */
const numRuns = amount({ part: 1, all: 10 })
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_129)

/**
 * Fields whose value must also fit other fields of the request or stored data. A schema cannot say that; only their
 * descriptions do. Random requests keep the example's value in these fields.
 */
const dependentFields: Readonly<Record<string, readonly string[]>> = {
  // The gacha offers only some numbers of draws.
  drawGacha: ['count'],
  // A comment or reply needs the post that it answers, and each description an upload.
  createPost: ['depth', 'mediaIds', 'mediaAlts'],
  // The URL must have a public host.
  crawlPage: ['url'],
  // The list with these filters must contain the row of the cursor.
  listVideos: ['type', 'accessType'],
  // Exactly one of the two.
  countUsers: ['booking.eventEpisodeId', 'viewing.eventEpisodeId'],
  // A device for Web Push needs both keys.
  addReminderDevice: ['transport', 'address', 'p256dh', 'auth'],
  renewReminderDevice: ['transport', 'address', 'p256dh', 'auth'],
  // Each payment method needs a card, a return URL, or neither.
  startPurchase: ['paymentMethod', 'card', 'returnUrl'],
}

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox.close())
beforeEach(() => {
  // Switches rate limits off, so that invalid input is refused because it is invalid, however often this test has sent
  // it.
  vi.spyOn(sandbox.services.limits, 'countTry').mockReturnValue(undefined)
})

interface Parts {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

/** An operation as the document describes it, with an example request. */
interface Operation {
  call: CallCases
  path: FieldSchema
  query: FieldSchema
  body: FieldSchema | undefined
  example: Parts
}

const operations = hosts.flatMap((host) => {
  const document = openapiOf(host) as unknown as Document
  return calls.filter(({ endpoint }) => endpoint.host === host).flatMap((call) => operationOf(document, call))
})

interface Document {
  paths: Record<string, Record<string, { operationId: string; parameters: Parameter[]; requestBody?: object }>>
  components: { schemas: Record<string, FieldSchema> }
}

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: FieldSchema
}

function operationOf({ paths, components }: Document, call: CallCases): [string, Operation][] {
  const id = call.name.split('.')[1] ?? ''
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods))
  const { parameters = [] } = documented.find(({ operationId }) => operationId === id) ?? {}
  const inQuery = parameters.filter((each) => each.in === 'query')
  const body = components.schemas[`${id.charAt(0).toUpperCase()}${id.slice(1)}Request`]
  if (isMultipart(call.endpoint)) return []
  const { request } = call.cases['full'] as Case
  const { params = {}, query = {}, body: sent } = request as Partial<Parts>
  const operation = {
    call,
    path: objectSchemaOf(parameters.filter((each) => each.in === 'path')),
    query: objectSchemaOf(inQuery),
    body,
    example: { params, query, body: sent },
  }
  return [[call.name, operation]]
}

/** The parameters in a path or a query as the schema of one object. */
function objectSchemaOf(parameters: readonly Parameter[]): FieldSchema {
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

describe(`a request drawn from the OpenAPI document (seed ${seed})`, () => {
  it.each(operations)('for %s is not refused as invalid by the sandbox', async (_, operation) => {
    const property = fc.asyncProperty(validRequests(operation), async (request) => {
      const { status, messageCode } = await send(operation.call, request)
      expect({ request, messageCode, isInvalid: status === 400 && isValidation(messageCode) }).toEqual({
        request,
        messageCode,
        isInvalid: false,
      })
    })
    const outcome = await fc.check(property, { numRuns, seed, endOnFailure: true })
    expect(outcome.failed ? fc.defaultReportMessage(outcome) : '').toBe('')
  })
})

describe('a request that violates one limit of the OpenAPI document', () => {
  it.each(operations)('for %s is refused by the sandbox with a documented message code', async (name, operation) => {
    expect(await send(operation.call, operation.example)).toEqual({ status: 200 })
    const sent = everyNth(12, invalidRequests(operation), name.length)
    const accepted: string[] = []
    for (const [what, request] of sent) {
      // The sandbox of a test answers 500 if it refuses with a code that the operation does not declare.
      const { status, messageCode } = await send(operation.call, request)
      if (status < 400 || status >= 500) accepted.push(`${what}: ${status} ${messageCode}`)
    }
    expect(accepted).toEqual([])
  })
})

const isValidation = (code = '') =>
  /^Invalid(Argument|EmailFormat|Password\w+|UniqueName|AlphaNumeric)$|^OutOfRange$/.test(code)
/** Requests like the example, with random values in fields with limits, and without some optional fields. */
function validRequests({ call, query, body, example }: Operation): fc.Arbitrary<Parts> {
  const kept = dependentFields[call.name.split('.')[1] ?? '']
  return fc.record({
    params: fc.constant(example.params),
    query: valuesLike(query, example.query, kept) as fc.Arbitrary<Record<string, unknown>>,
    body: body ? valuesLike(body, example.body, kept) : fc.constant(example.body),
  })
}

/** Requests like the example, each with one violation of the document. */
function invalidRequests({ path, query, body, example }: Operation): [string, Parts][] {
  const { params } = example
  return [
    ...violationsOf(path, params, 'path')
      .filter(([limit]) => limit.endsWith(' enum'))
      .map(([limit, value]): [string, Parts] => [limit, { ...example, params: value as Parts['params'] }]),
    ...violationsOf(query, example.query, 'query')
      .filter(([, value]) => isSentInUrl(value, query))
      .map(([limit, value]): [string, Parts] => [limit, { ...example, query: value as Parts['query'] }]),
    ...(body ? violationsOf(body, example.body, 'body') : []).map(([limit, value]): [string, Parts] => [
      limit,
      { ...example, body: value },
    ]),
  ]
}

/** Whether the violation reaches the host: a URL cannot express null, nor the number 1 where a text is expected. */
function isSentInUrl(query: unknown, { properties = {} }: FieldSchema): boolean {
  if (typeof query !== 'object' || query === null) return false
  return Object.entries(query).every(([name, value]) => {
    const isText = properties[name]?.type === 'string' && properties[name].enum === undefined
    return value !== null && !(isText && !properties[name]?.format && value === 1)
  })
}

/** Sends a request in the states of the example `full`, which are set up again each time, and returns its refusal. */
async function send(
  { endpoint, cases }: CallCases,
  { params, query, body }: Parts,
): Promise<{ status: number; messageCode?: string }> {
  const full = cases['full'] as Case
  let tokens: Record<string, string> = {}
  for (const { name, params: values } of statesOfCase(full))
    tokens = { ...tokens, ...(await sandbox.given(name, values)) }
  const token = tokens[bearerOfCase(full) ?? '']
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  // Replaces each `${name}` of the example by the value of that name that the states have returned.
  const text = JSON.stringify(body)?.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => tokens[name] ?? whole)
  const init = { method: endpoint.method, headers, ...(text !== undefined && { body: text }) }
  const response = await sandbox.send(endpoint.host, `${path}?${search.toString()}`, init)
  const { messageCode } = (await response.json()) as { messageCode?: string }
  return { status: response.status, ...(messageCode !== undefined && { messageCode }) }
}
