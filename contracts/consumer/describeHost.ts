import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import axios, { isAxiosError } from 'axios'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  bearerOfCase,
  bodyOfCase,
  stateValuePlaceholder,
  headersOfCase,
  isFailure,
  statesOfCase,
  statusOfCase,
  type Case,
} from '../case.ts'
import { callsOf } from '../cases.ts'
import { createClient, type Call } from '../client.ts'
import { exampleDeviceHeaders } from '../deviceHeaders.ts'
import { fillPath, type Endpoint } from '../endpoint.ts'
import { errorBody } from '../errors.ts'
import { hosts, type Host } from '../hosts.ts'
import { isMultipart } from '../multipart.ts'
import { consumerName, providerName } from '../pacts.ts'
import { states } from '../states.ts'
import { newPactFolderOf } from './freshPacts.ts'
import { matcherOf } from './matchers.ts'

/**
 * Runs every case of a host with the real client against Pact's mock server. Requests must match exactly, including
 * keys, queries and bearers; answers match by shape (matchers.ts). The result is `pacts/tsudoi-web-<host>.json`.
 */
export function describeHost(host: Host): void {
  for (const { name: call, endpoint, cases } of callsOf(host)) {
    const pact = new PactV4({
      consumer: consumerName,
      provider: providerName(host),
      dir: newPactFolderOf(call),
      logLevel: 'error',
    })
    describe(`the client’s call ${call}, ${endpoint.method} ${endpoint.path} (${endpoint.source}),`, () => {
      it.each(Object.entries(cases).map(([name, example]) => [titleOf(name, example), name, example] as const))(
        '%s',
        async (_title, name, example) => {
          expect(await runCase(pact, `${call}: ${name}`, endpoint, example)).toEqual(expected(endpoint, example))
        },
      )
    })
  }
}

function titleOf(name: string, example: Case): string {
  const result = isFailure(example) ? 'rejects with its refusal' : 'returns its answer'
  const rules = example.rules?.length ? ` (${example.rules.join(', ')})` : ''
  return `sends the request of the case \`${name}\` and ${result}${rules}`
}

/** Sends the request of a case. Resolves with the parsed answer, or with the status and body of the refusal. */
async function runCase(pact: PactV4, description: string, endpoint: Endpoint, example: Case): Promise<unknown> {
  const idempotencyKey = uuidOf(description)
  let interaction = pact.addInteraction().uponReceiving(description)
  for (const { name, params } of statesOfCase(example)) interaction = interaction.given(name, params)

  const { params, query, body } = example.request as Parts
  const files = isMultipart(endpoint) ? await filesOf(body as object, description) : []
  return interaction
    .withRequest(endpoint.method, fillPath(endpoint.path, params), (request) => {
      request.headers(headersOf(endpoint, example, idempotencyKey))
      if (query) request.query(queryOf(query))
      for (const { name, type, path } of files) request.multipartBody(type, path, name, 'tsudoi-pact')
      if (body && files.length === 0) request.jsonBody(injected(body, example))
    })
    .willRespondWith(statusOfCase(example), (response) => {
      response.headers(answerHeadersOf(example))
      response.jsonBody(answerOf(endpoint, example))
    })
    .executeTest(({ url }) =>
      clientFor(url, example)(endpoint, example.request as never, { idempotencyKey }).catch((error: unknown) => {
        if (!isAxiosError(error) || !error.response) throw error
        return { status: error.response.status, data: error.response.data as unknown }
      }),
    )
}

function expected(endpoint: Endpoint, example: Case): unknown {
  if (isFailure(example)) return { status: statusOfCase(example), data: bodyOfCase(example) }
  return z.parse(endpoint.response, MatchersV3.reify(answerOf(endpoint, example)))
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
}

function answerOf(endpoint: Endpoint, example: Case): unknown {
  if (!isFailure(example)) return matcherOf(endpoint.response, example.answer, example.exact)
  return matcherOf(errorBody, bodyOfCase(example), ['messageCode'])
}

/** Writes the files of a multipart body to disk, because Pact reads them by path. The pact contains their names. */
async function filesOf(body: object, description: string) {
  const folder = newPactFolderOf(`files of ${description}`)
  await mkdir(folder, { recursive: true })
  const files = Object.entries(body).filter((entry): entry is [string, File] => entry[1] instanceof File)
  return Promise.all(
    files.map(async ([name, file]) => {
      const path = join(folder, file.name)
      await writeFile(path, await file.bytes())
      return { name, type: file.type, path }
    }),
  )
}

/**
 * A regular expression for the content type of JSON. Pact compares the whole header with this regular expression in
 * Rust's syntax, in which `(?i)` ignores letter case.
 */
const jsonType = '(?i)^application/json *(;.*)?$'

/**
 * Matchers of the answer's headers. A content type may have a charset and any letter case, and Retry-After may be any
 * number of seconds.
 */
function answerHeadersOf(example: Case) {
  const whole = Object.entries(headersOfCase(example)).map(([name, value]) => [name, MatchersV3.regex(/^\d+$/, value)])
  return { ...Object.fromEntries(whole), 'Content-Type': MatchersV3.regex(jsonType, 'application/json') }
}

/**
 * Replaces the body's placeholders (`stateValuePlaceholder`) by generators, so that the verifier fills in the values of
 * the state hook.
 */
function injected(body: unknown, example: Case): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const supplied = statesOfCase(example).flatMap(({ name }) => states[name].returns.map(stateValuePlaceholder))
  const entries = Object.entries(body as Record<string, unknown>).map(([key, value]) => [
    key,
    typeof value === 'string' && supplied.includes(value) ? MatchersV3.fromProviderState(value, value) : value,
  ])
  return Object.fromEntries(entries)
}

/** The bearer token that Pact's mock server expects. */
const placeholder = (bearer: string) => `example-${bearer}`

/**
 * Builds the request headers. The mock server requires the exact bearer; in a verification the state hook supplies the
 * bearer.
 */
function headersOf(endpoint: Endpoint, example: Case, idempotencyKey: string) {
  const bearer = bearerOfCase(example)
  return {
    ...exampleDeviceHeaders,
    ...(bearer && {
      Authorization: {
        ...MatchersV3.fromProviderState(`Bearer \${${bearer}}`, `Bearer ${placeholder(bearer)}`),
        'pact:matcher:type': 'regex',
        regex: `^Bearer ${placeholder(bearer)}$`,
      },
    }),
    ...(endpoint.idempotent && { 'Idempotency-Key': idempotencyKey }),
  }
}

/** A UUID derived from a text: stable across runs, different for every case. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

const queryOf = (query: object) => Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))

function clientFor(baseURL: string, example: Case): Call {
  const instance = axios.create({ baseURL, adapter: 'http', headers: { ...exampleDeviceHeaders } })
  const bearer = bearerOfCase(example)
  if (bearer) instance.defaults.headers.common['Authorization'] = `Bearer ${placeholder(bearer)}`
  return createClient(Object.fromEntries(hosts.map((host) => [host, instance])) as Record<Host, typeof instance>)
}
