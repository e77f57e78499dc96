import * as z from 'zod/mini'
import { bodyOfCase, isFailure, statusOfCase } from './case.ts'
import { callsOf, type CallCases } from './cases.ts'
import { deviceHeaders } from './deviceHeaders.ts'
import { docCommentsOf, noDocComment, type DocComments } from './docComments.ts'
import type { Endpoint } from './endpoint.ts'
import { areaDescriptions } from './areaDescriptions.ts'
import { messageCodes, statusOf, type MessageCode } from './errors.ts'
import type { Host } from './hosts.ts'
import { isMultipart } from './multipart.ts'
import { aboutHost } from './openapiAbout.ts'
import {
  answerReference,
  docCommentsOfField,
  docCommentsOfCall,
  messageCodeSchema,
  operationId,
  parameterSchema,
  schemaReference,
  requestReference,
  isEmptyAnswer,
  schemasFor,
  type Json,
} from './openapiSchemas.ts'
import { pathParamsOf } from './pathParams.ts'

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: [
      "A guest's or a member's access token, 15 minutes. The claim `AccountID` is the account's id;",
      "empty or absent, the token is a guest's. Operations with `x-auth: member` refuse a guest's.",
    ].join(' '),
  },
  refreshToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The refresh token, which can be used once.',
  },
}

/** Generates the OpenAPI 3.1 document of a host: endpoints from the registry, examples and refusals from the cases. */
export function openapiOf(host: Host): Json {
  const calls = callsOf(host)
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const { method } = call.endpoint
    const path = pathIn(paths, call.endpoint)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call, path) }
  }
  const responses = shareResponses(paths)
  const tags = [...new Set(calls.map(({ area }) => area))]
  const bearers = new Set(calls.map(({ endpoint }) => (endpoint.auth === 'refresh' ? 'refreshToken' : 'accessToken')))
  const schemes = Object.entries(securitySchemes).filter(([name]) => bearers.has(name as never))
  return {
    openapi: '3.1.1',
    ...aboutHost(host, ambiguousLines(Object.keys(paths))),
    tags: tags.map((name) => ({ name, description: areaDescriptions[name] })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(schemes),
      parameters: deviceParameters(),
      responses,
      schemas: schemasFor([paths, responses], calls),
    },
  }
}

/**
 * The key of a path in the document. The specification uses different names for the same path parameter (`{id}` and
 * `{ipId}`), but OpenAPI allows each path only once.
 */
function pathIn(paths: object, { path }: Endpoint): string {
  const shapeOf = (text: string) => text.replace(/\{\w+\}/g, '{}')
  return Object.keys(paths).find((known) => shapeOf(known) === shapeOf(path)) ?? path
}

function operationOf(call: CallCases, path: string): Json {
  const { endpoint, area, name } = call
  const { auth, source, why, silent, summary, timeout, grants } = endpoint
  const security = {
    none: [],
    anyone: [{ accessToken: [] }],
    member: [{ accessToken: [] }],
    refresh: [{ refreshToken: [] }],
  }
  return {
    operationId: operationId(name),
    tags: [area],
    summary,
    ...(why && { description: why }),
    security: security[auth],
    'x-auth': auth,
    'x-source': source,
    ...(grants && { 'x-grants': true }),
    'x-silent': silent,
    'x-timeout': timeout,
    parameters: parametersOf(call, path),
    ...(endpoint.body && { requestBody: requestBodyOf(call) }),
    responses: responsesOf(call),
  }
}

function parametersOf(call: CallCases, path: string): Json[] {
  const inPath = pathParamsOf(path).map(({ name, description, schema }) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema,
  }))
  const docs = docCommentsOfField(docCommentsOfCall(call), 'query')
  const inQuery = fieldsOf(call.endpoint.query).map(({ name, schema, required }) => ({
    name,
    in: 'query',
    required,
    ...parameterSchema(schema, docCommentsOfField(docs, name)),
  }))
  return [...inPath, ...inQuery, ...headersOf(call.endpoint)]
}

/** Header parameters besides the bearer token: the idempotency key and the device headers. */
function headersOf({ idempotent }: Endpoint): Json[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'A new key for each operation, repeated in its retries: the same key returns the same answer (X13).',
    schema: { type: 'string', format: 'uuid' },
  }
  return [...(idempotent ? [key] : []), ...deviceReferences]
}

/** The fields of an endpoint's query. If the query is a union, all fields are listed as optional. */
function fieldsOf(query: Endpoint['query']): { name: string; schema: Endpoint['response']; required: boolean }[] {
  const { shape = {}, options = [] } = (query?._zod.def ?? {}) as {
    shape?: Record<string, Endpoint['response']>
    options?: Endpoint['response'][]
  }
  const own = Object.entries(shape).map(([name, schema]) => ({
    name,
    schema,
    required: schema._zod.optin !== 'optional',
  }))
  return [...own, ...options.flatMap(fieldsOf).map((field) => ({ ...field, required: false }))]
}

/** The device headers of every request. */
function deviceParameters(): Json {
  const entries = Object.entries(deviceHeaders).map(([name, { schema, description, example }]) => [
    name,
    { name, in: 'header', required: true, ...parameterSchema(schema, { ...noDocComment, text: description }), example },
  ])
  return Object.fromEntries(entries) as Json
}
const deviceReferences = Object.keys(deviceHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` }))

function requestBodyOf(call: CallCases): Json {
  const schema = requestReference(call)
  // A body with files gets no example, because JSON cannot contain a file.
  if (isMultipart(call.endpoint))
    return { required: true, content: { 'multipart/form-data': { schema, encoding: encodingOf(call) } } }
  const examples = Object.entries(call.cases)
    .filter(([, example]) => !isFailure(example))
    .map(([caseName, { request }]) => [caseName, { value: (request as { body?: unknown }).body }])
  const content = { 'application/json': { schema, examples: Object.fromEntries(examples) } }
  return { required: true, content }
}

function responsesOf(call: CallCases): Json {
  const { endpoint, cases } = call
  const byStatus = Map.groupBy(Object.entries(cases), ([, example]) => statusOfCase(example))
  const codes = new Set([
    ...Object.values(cases).flatMap((example) => (isFailure(example) ? [example.fails] : [])),
    ...endpoint.codes,
    ...(endpoint.query || endpoint.body ? (['InvalidArgument'] as const) : []),
  ])
  const codesByStatus = Map.groupBy(codes, statusOf)
  const statuses = [...new Set([...byStatus.keys(), ...codesByStatus.keys()])].toSorted((a, b) => a - b)
  const written = statuses.map((status) => {
    const examples = Object.fromEntries(
      (byStatus.get(status) ?? []).map(([name, example]) => [name, { value: bodyOfCase(example) }]),
    )
    const failures = codesByStatus.get(status)
    return [status, failures ? failureOf(call, status, failures) : successOf(call, examples)]
  })
  return { ...Object.fromEntries(written), default: { $ref: `#/components/responses/${anyOtherFailure}` } }
}

const anyOtherFailure = 'AnyOtherFailure'

function successOf(call: CallCases, examples: Json): Json {
  const description = isEmptyAnswer(call) ? 'Done. There is nothing to say: the body is `{}`.' : 'The answer'
  const content = {
    'application/json': { schema: answerReference(call), examples },
    ...(call.endpoint.stream && { 'text/event-stream': eventsOf(call.cases) }),
  }
  return { description, content }
}

/** The answer for a status: its message codes with their meanings for this endpoint. */
function failureOf(call: CallCases, status: number, declared: readonly MessageCode[]): Json {
  const codes = declared.toSorted((a, b) => messageCodes.indexOf(a) - messageCodes.indexOf(b))
  const here = docCommentsOfField(docCommentsOfCall(call), 'codes')
  const meanings = codes.map(
    (code) => `- \`${code}\`: ${docCommentsOfField(here, code).text || docCommentsOfField(codeDocs(), code).text}`,
  )
  const messageCode = { ...messageCodeSchema(codes), description: 'More codes may come: then go by the status.' }
  const code = { type: 'integer', description: 'The HTTP status, repeated.' }
  const schema = { type: 'object', properties: { messageCode, code }, required: ['messageCode', 'code'] }
  const examples = Object.fromEntries(codes.map((each) => [each, { value: { messageCode: each, code: status } }]))
  return {
    description: meanings.join('\n'),
    ...(status === 429 && { headers: retryAfter }),
    content: { 'application/json': { schema, examples } },
  }
}

/** The general meaning of each message code. */
const codeDocs = (): DocComments => docCommentsOf('errors.ts', 'messageCodes')

/** The event stream that the host sends if the request has `Accept: text/event-stream`. */
function eventsOf(cases: CallCases['cases']): Json {
  const description =
    'Server-sent events: the data of each is the answer as JSON, its `id` the instant it is of. `event: heartbeat` repeats it, `event: failure` carries an ErrorBody.'
  const answers = Object.values(cases).filter((example) => !isFailure(example))
  const example = answers.map((each) => `data: ${JSON.stringify(bodyOfCase(each))}\n\n`).join('')
  return { schema: { type: 'string', description }, example }
}

const retryAfter = { 'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer' } } }

/**
 * Moves refusals that several operations declare alike to shared responses, which are returned by name. A refusal that
 * has its own description in one operation remains in that operation.
 */
function shareResponses(paths: Readonly<Record<string, Json>>): Json {
  const content = { 'application/json': { schema: schemaReference('ErrorBody') } }
  const shared: Json = { [anyOtherFailure]: { description: 'Any other failure', content } }
  const all = Object.values(paths).flatMap((methods) =>
    Object.values(methods as Record<string, { responses: Json }>).map(({ responses }) => responses),
  )
  const refusals = all.flatMap((responses) =>
    Object.entries(responses).flatMap(([status, response]) =>
      Number(status) >= 400 ? [{ responses, status, text: JSON.stringify(response) }] : [],
    ),
  )
  const alike = [...Map.groupBy(refusals, ({ text }) => text)].toSorted(([, a], [, b]) => b.length - a.length)
  for (const [text, uses] of alike) {
    const response = JSON.parse(text) as { content: { 'application/json': { examples: object } } }
    const name = Object.keys(response.content['application/json'].examples).join('Or')
    if (uses.length === 1 || name in shared) continue
    shared[name] = response
    for (const { responses, status } of uses) responses[status] = { $ref: `#/components/responses/${name}` }
  }
  return shared
}

/** Lists pairs of ambiguous paths: one has a fixed segment where the other has a parameter, so a URL can match both. */
export function ambiguousLines(paths: readonly string[]): string[] {
  const shapes = paths.map((path) => path.replace(/\{\w+\}/g, '{}').split('/'))
  return paths.flatMap((path, index) => {
    const others = paths.filter((_, other) => other !== index && isBroader(shapes[other] ?? [], shapes[index] ?? []))
    return others.length > 0 ? [`- ${[path, ...others].map((each) => `\`${each}\``).join(' before ')}`] : []
  })
}

/** Whether a path matches all URLs that another path matches. */
const isBroader = (path: readonly string[], other: readonly string[]) =>
  path.length === other.length && path.every((segment, index) => segment === '{}' || segment === other[index])

/** The media types of each file of a multipart body. */
function encodingOf({ endpoint: { body } }: CallCases): Json {
  const { properties = {} } = (body ? z.toJSONSchema(body) : {}) as { properties?: Record<string, FileSchema> }
  const files = Object.entries(properties).filter(([, { format }]) => format === 'binary')
  return Object.fromEntries(
    files.map(([name, { anyOf = [] }]) => [
      name,
      { contentType: anyOf.map((part) => part.contentMediaType).join(', ') },
    ]),
  )
}

interface FileSchema {
  format?: string
  anyOf?: { contentMediaType: string }[]
}
