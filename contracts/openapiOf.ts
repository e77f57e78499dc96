import * as z from 'zod/mini'
import { bodyOfCase, isFailure, statusOfCase } from './case.ts'
import { callsOf, type CallCases } from './cases.ts'
import type { Endpoint } from './endpoint.ts'
import { errorBody, statusOf, type MessageCode } from './errors.ts'
import type { Host } from './hosts.ts'
import { isMultipart } from './multipart.ts'
import { shapes } from './registry.ts'

type Json = Record<string, unknown>
type Schema = z.ZodMiniType

/** What each host is for, and where the sandbox serves it. */
const about: Readonly<Record<Host, { title: string; description: string; server: string }>> = {
  app: {
    title: 'tsudoi app host',
    description: 'Content, coins and everything that is neither an account nor a payment.',
    server: 'http://127.0.0.1:4101',
  },
  user: {
    title: 'tsudoi user host',
    description: 'Sign-in, sign-up, account and profile.',
    server: 'http://127.0.0.1:4102',
  },
  payment: {
    title: 'tsudoi payment host',
    description: 'Cards and transactions.',
    server: 'http://127.0.0.1:4103',
  },
}

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: "A guest's or a member's access token, 15 minutes. Operations with `x-auth: member` refuse a guest's.",
  },
  refreshToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The refresh token, which works once.',
  },
}

/** The OpenAPI 3.1 document of a host: endpoints from the registry, examples and failures from the cases. */
export function openapiOf(host: Host): Json {
  const { title, description, server } = about[host]
  const calls = callsOf(host)
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const { method } = call.endpoint
    const path = pathIn(paths, call.endpoint)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call, path) }
  }
  const tags = [...new Set(calls.map(({ area }) => area))]
  const bearers = new Set(calls.map(({ endpoint }) => (endpoint.auth === 'refresh' ? 'refreshToken' : 'accessToken')))
  const schemes = Object.entries(securitySchemes).filter(([name]) => bearers.has(name as never))
  return {
    openapi: '3.1.1',
    info: { title, description, version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server, description: 'The sandbox on this machine' }],
    tags: tags.map((name) => ({ name, description: `contracts/${name}` })),
    paths,
    components: { securitySchemes: Object.fromEntries(schemes), schemas: schemasFor(paths, calls) },
  }
}

/** The documents call one segment now `{id}`, now `{ipId}`; a document of OpenAPI knows a path once. */
function pathIn(paths: object, { path }: Endpoint): string {
  const shapeOf = (text: string) => text.replace(/\{\w+\}/g, '{}')
  return Object.keys(paths).find((known) => shapeOf(known) === shapeOf(path)) ?? path
}

function operationOf(call: CallCases, path: string): Json {
  const { endpoint, area, name } = call
  const { auth, source, why, silent, summary, timeout } = endpoint
  const security = {
    none: [],
    anyone: [{ accessToken: [] }],
    member: [{ accessToken: [] }],
    refresh: [{ refreshToken: [] }],
  }
  const parameters = parametersOf(endpoint, path)
  return {
    operationId: operationId(name),
    tags: [area],
    summary,
    ...(why && { description: why }),
    security: security[auth],
    'x-auth': auth,
    'x-source': source,
    'x-silent': silent,
    'x-timeout': timeout,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: requestBodyOf(call) }),
    responses: responsesOf(call),
  }
}

const operationId = (name: string) => name.slice(name.indexOf('.') + 1)
const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const answerName = (name: string) => `${pascalCase(operationId(name))}Answer`
const requestName = (name: string) => `${pascalCase(operationId(name))}Request`
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function parametersOf({ query, idempotent }: Endpoint, path: string): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = fieldsOf(query).map(({ name, schema, required }) => ({
    name,
    in: 'query',
    required,
    schema: jsonSchemaOf(schema),
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same key gives the same answer, and coins move once.',
    schema: { type: 'string', format: 'uuid' },
  }
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])]
}

/** Of a choice between queries every field is there, and none is required. */
function fieldsOf(query: Schema | undefined): { name: string; schema: Schema; required: boolean }[] {
  const { shape = {}, options = [] } = (query?._zod.def ?? {}) as { shape?: Record<string, Schema>; options?: Schema[] }
  const own = Object.entries(shape).map(([name, schema]) => ({
    name,
    schema,
    required: schema._zod.optin !== 'optional',
  }))
  return [...own, ...options.flatMap(fieldsOf).map((field) => ({ ...field, required: false }))]
}

function requestBodyOf({ name, endpoint, cases }: CallCases): Json {
  const schema = reference(requestName(name))
  // A file cannot be shown as JSON.
  if (isMultipart(endpoint)) return { required: true, content: { 'multipart/form-data': { schema } } }
  const examples = Object.entries(cases)
    .filter(([, example]) => !isFailure(example))
    .map(([caseName, { request }]) => [caseName, { value: (request as { body?: unknown }).body }])
  const content = { 'application/json': { schema, examples: Object.fromEntries(examples) } }
  return { required: true, content }
}

function responsesOf({ name, endpoint, cases }: CallCases): Json {
  const responses: Record<string, { codes: MessageCode[]; schema: Json; examples: Json }> = {}
  const at = (status: number, schema: string) =>
    (responses[status] ??= { codes: [], schema: reference(schema), examples: {} })
  for (const [caseName, example] of Object.entries(cases)) {
    const response = at(statusOfCase(example), isFailure(example) ? 'ErrorBody' : answerName(name))
    if (isFailure(example)) response.codes.push(example.fails)
    response.examples[caseName] = { value: bodyOfCase(example) }
  }
  for (const code of endpoint.codes) at(statusOf(code), 'ErrorBody').codes.push(code)
  const written = Object.entries(responses).map(([status, { codes, schema, examples }]) => {
    const description = [...new Set(codes)].join(', ') || 'The answer'
    const content = {
      'application/json': { schema, examples },
      ...(endpoint.stream && status === '200' && { 'text/event-stream': eventsOf(cases) }),
    }
    return [status, { description, ...(status === '429' && { headers: retryAfter }), content }]
  })
  const content = { 'application/json': { schema: reference('ErrorBody') } }
  return { ...Object.fromEntries(written), default: { description: 'Any other failure', content } }
}

/** The stream that `Accept: text/event-stream` asks for. */
function eventsOf(cases: CallCases['cases']): Json {
  const description =
    'Server-sent events: the data of each is the answer as JSON. `event: failure` carries an ErrorBody.'
  const answers = Object.values(cases).filter((example) => !isFailure(example))
  const example = answers.map((each) => `data: ${JSON.stringify(bodyOfCase(each))}\n\n`).join('')
  return { schema: { type: 'string', description }, example }
}

const retryAfter = { 'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer' } } }

/** The schemas that the paths refer to, and those that these refer to. */
function schemasFor(paths: unknown, calls: readonly CallCases[]): Json {
  const named = z.registry<{ id: string }>()
  named.add(errorBody, { id: 'ErrorBody' })
  for (const [name, schema] of Object.entries(shapes)) named.add(schema, { id: pascalCase(name) })
  for (const { name, endpoint } of calls) {
    if (!named.has(endpoint.response)) named.add(endpoint.response, { id: answerName(name) })
    if (endpoint.body) named.add(endpoint.body, { id: requestName(name) })
  }
  const { schemas } = z.toJSONSchema(named, { ...options, uri: (id) => `#/components/schemas/${id}` })
  return reachable(paths, withAliases(schemas as Record<string, Json>, calls, named))
}

/** An answer that is a shared shape as it is — a balance, tokens — is known under both names. */
function withAliases(
  schemas: Record<string, Json>,
  calls: readonly CallCases[],
  named: z.core.$ZodRegistry<{ id: string }>,
) {
  const aliases = calls.map(({ name, endpoint }) => [answerName(name), named.get(endpoint.response)?.id ?? ''] as const)
  const added = aliases.filter(([name, id]) => name !== id).map(([name, id]) => [name, reference(id)])
  return { ...schemas, ...(Object.fromEntries(added) as Record<string, Json>) }
}

function reachable(from: unknown, schemas: Record<string, Json>): Json {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue
      found.add(name)
      visit(schemas[name])
    }
  }
  visit(from)
  const entries = [...found].toSorted().map((name) => [name, { ...schemas[name], $schema: undefined, $id: undefined }])
  return Object.fromEntries(entries)
}

const jsonSchemaOf = (schema: Schema): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options)
  return rest
}

/** What a host sends and takes: an enumeration without the client's `UNKNOWN`, no bounds that only JavaScript has. */
const options = {
  io: 'input' as const,
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    const { type } = zodSchema._zod.def
    if (type === 'catch') delete jsonSchema.default
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.format) delete jsonSchema.pattern
    if (jsonSchema.anyOf) jsonSchema.anyOf = jsonSchema.anyOf.filter((part) => part.const !== 'UNKNOWN')
    const [only, ...others] = jsonSchema.anyOf ?? []
    if (!only || others.length > 0) return
    delete jsonSchema.anyOf
    Object.assign(jsonSchema, only)
  },
}
