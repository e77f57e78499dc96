import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bearerOfCase, isFailure, statesOfCase, type Case, type SuccessCase } from './case.ts'
import { calls, isGenerated } from './cases.ts'
import type { Endpoint } from './endpoint.ts'
import { idsIn } from './ids.ts'
import type { State } from './states/state.ts'
import { states } from './states.ts'
import { closedEnumPaths, fieldPaths, optionalPaths, definedPathsIn, unknownPaths } from './schemaPaths.ts'

interface Parts {
  query?: unknown
  body?: unknown
}

/** Returns all optional fields of an endpoint's request and answer, and those among them that a case contains. */
function optionalFields({ query, body, response }: Endpoint, { request, answer }: SuccessCase<Endpoint>) {
  const parts = request as Parts
  const sides = [
    { side: 'query', schema: query, value: parts.query },
    { side: 'body', schema: body, value: parts.body },
    { side: 'answer', schema: response, value: answer },
  ]
  const declared = sides.flatMap(({ side, schema }) => optionalPaths(schema).map((path) => `${side}: ${path}`))
  const presentPaths = sides.flatMap(({ side, value }) => [...definedPathsIn(value)].map((path) => `${side}: ${path}`))
  return { declared, carried: declared.filter((path) => presentPaths.includes(path)) }
}

const successes = (cases: Readonly<Record<string, Case>>) =>
  Object.entries(cases).filter((entry): entry is [string, SuccessCase<Endpoint>] => !isFailure(entry[1]))

describe.each(calls.map((call) => [call.name, call] as const))('the cases of %s', (name, { endpoint, cases }) => {
  it('contain every optional field in `full`, or in `sentToPresents` if the answer has the field only when the member’s holdings are full', () => {
    const { declared, carried } = optionalFields(endpoint, cases['full'] as SuccessCase<Endpoint>)
    const atTheLimit = cases['sentToPresents'] as SuccessCase<Endpoint> | undefined
    const carriedThere = atTheLimit ? optionalFields(endpoint, atTheLimit).carried : []
    const sentToPresentsPaths = carriedThere.filter((path) => /sentToPresents/i.test(path))
    expect(declared.filter((path) => ![...carried, ...sentToPresentsPaths].includes(path))).toEqual([])
  })

  it('include the case `minimal` without optional fields exactly if the endpoint has optional fields', () => {
    const { declared } = optionalFields(endpoint, cases['full'] as SuccessCase<Endpoint>)
    const minimal = cases['minimal'] as SuccessCase<Endpoint> | undefined
    expect(Boolean(minimal)).toBe(declared.length > 0)
    expect(minimal ? optionalFields(endpoint, minimal).carried : []).toEqual([])
  })

  it.each(successes(cases))(
    'contain, in `%s`, a request and an answer that match the endpoint’s schemas',
    (_name, { request, answer, exact = [] }) => {
      const { query, body } = request as Parts
      expect(endpoint.query && z.parse(endpoint.query, query ?? {})).toEqual(endpoint.query && (query ?? {}))
      expect(endpoint.body && z.parse(endpoint.body, body)).toEqual(body)
      expect(unknownPaths(endpoint.response, answer)).toEqual([])
      expect(z.parse(endpoint.response, answer)).toEqual(answer)
      const known = definedPathsIn(answer)
      expect(exact.filter((path) => !known.has(path.replace(/\.length$/, '')))).toEqual([])
    },
  )

  it('set up every channel that their request names, because an earlier case may have closed it', () => {
    const channelsIn = (value: unknown) =>
      idsIn(value).flatMap(({ id }) => (/^ip-hoshiyomi(-2)?$/.test(id) ? [id] : []))
    const written = Object.entries(cases).filter(([caseName]) => !isGenerated(`${name}: ${caseName}`))
    const lacking = written.filter(([, example]) => {
      const given = statesOfCase(example).flatMap(({ params }) => channelsIn(params))
      return channelsIn(example.request).some((id) => !given.includes(id))
    })
    expect(lacking.map(([caseName]) => caseName)).toEqual([])
  })

  it('belong to an endpoint whose answer has only enumerations of which the client accepts unknown values', () => {
    expect(closedEnumPaths(endpoint.response)).toEqual([])
  })

  it('include a failure with each message code that the endpoint declares', () => {
    const coveredCodes = new Set(
      Object.values(cases)
        .filter(isFailure)
        .map(({ fails }) => fails),
    )
    expect(endpoint.codes.filter((code) => !coveredCodes.has(code))).toEqual([])
  })

  it('include a page with `hasNext: true` and one with `hasNext: false`, if the endpoint lists pages', () => {
    const flag = fieldPaths(endpoint.response).find((path) => path === 'hasNext' || path.endsWith('.hasNext'))
    // Some endpoints have `hasNext` but no `.list` in their name: they return the start of a list that another endpoint
    // continues.
    if (!flag || !name.includes('.list')) return
    const seen = successes(cases).map(([, { answer }]) => JSON.stringify(answer))
    expect(seen.some((answer) => answer.includes('"hasNext":true'))).toBe(true)
    expect(seen.some((answer) => answer.includes('"hasNext":false'))).toBe(true)
  })

  it('have only callers whose token the endpoint accepts', () => {
    const callers = new Set(successes(cases).map(([, { as }]) => as))
    const allowed = { none: ['nobody'], anyone: ['guest', 'member'], member: ['member'], refresh: ['refresh'] }
    for (const caller of callers) expect(allowed[endpoint.auth]).toContain(caller)
  })

  it.each(Object.entries(cases))(
    'have, in `%s`, provider states that return the token of one caller, or no token if the request has none',
    (_, example) => {
      const givers = statesOfCase(example).filter(({ name }) => states[name].returns.length > 0)
      expect(givers.length > 0).toBe(bearerOfCase(example) !== undefined)
      const callers = givers.map(({ params }) => (params as { accountId?: string }).accountId || 'a guest')
      expect(new Set(callers).size).toBe(Math.min(givers.length, 1))
    },
  )
})

describe('the cases of all endpoints', () => {
  it('use every provider state that is not optional', () => {
    const used = new Set(
      calls
        .flatMap((call) => Object.values(call.cases))
        .flatMap(statesOfCase)
        .map(({ name }) => name),
    )
    expect(
      Object.entries<State>(states).filter(([name, { isOptional }]) => !isOptional && !used.has(name as never)),
    ).toEqual([])
  })
})
