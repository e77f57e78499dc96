import { describe, expect, it } from 'vitest'
import { isFailure } from '../case.ts'
import { calls, type CallCases } from '../cases.ts'
import { fillPath } from '../endpoint.ts'
import { allIds, isId, pathSegments } from '../ids.ts'
import { enrichInteraction } from './enrichInteraction.ts'
import { matcherOf } from './matchers.ts'

/** The texts that differ per host: ids, and codes that a state returns. */
const names = new Set(allIds())

type Path = { at: string; text: string }

/** All texts in a value, with their paths in the pacts' notation. */
function textsIn(value: unknown, at = '$'): Path[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null || value instanceof File) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${at}.${key}`))
}

const hasName = ({ text }: Path) => pathSegments(text).some((name) => names.has(name))

interface Generated {
  path?: object
  query?: Record<string, object>
  body?: Record<string, object>
}

function generatedIn(call: CallCases, name: string): Generated {
  const interaction = enrichInteraction({ description: `${call.name}: ${name}`, request: {} }, call, name)
  return (interaction as { request: { generators?: Generated } }).request.generators ?? {}
}

/**
 * Fields of a request that contain one of the pacts' example ids as plain text, without a generator that replaces it.
 */
function literalNames(call: CallCases, name: string): string[] {
  const { params, query, body } = (call.cases[name]?.request ?? {}) as Record<string, Record<string, string>>
  const generated = generatedIn(call, name)
  const requestTexts = [
    { at: 'path', text: generated.path ? '' : fillPath(call.endpoint.path, params) },
    ...textsIn(query).filter(({ at }) => !generated.query?.[at.slice(2)]),
    ...textsIn(body).filter(({ at }) => !generated.body?.[at]),
  ]
  return requestTexts.filter(hasName).map(({ at, text }) => `${call.name}: ${name}: ${at} is ${text}`)
}

/** Texts that a host's answer must repeat exactly, according to a matcher. */
function equalTexts(matcher: unknown): string[] {
  const { 'pact:matcher:type': type, value } = Object(matcher) as { 'pact:matcher:type'?: unknown; value?: unknown }
  if (type === 'equality') return textsIn(value).map(({ text }) => text)
  return typeof matcher === 'object' && matcher !== null ? Object.values(matcher).flatMap(equalTexts) : []
}

const cases = calls.flatMap((call) => Object.keys(call.cases).map((name) => ({ call, name })))

describe('for a host that uses its own ids instead of the pacts’ ids (Q100, Q231), the pacts', () => {
  it('contain no request with a fixed id or code: the verifier inserts those that the host’s state hook returns', () => {
    expect(cases.flatMap(({ call, name }) => literalNames(call, name))).toEqual([])
  })

  it('require no text in an answer to be equal to an id of the pacts', () => {
    const literal = cases.flatMap(({ call, name }) => {
      const example = call.cases[name]
      if (!example || isFailure(example)) return []
      const texts = equalTexts(matcherOf(call.endpoint.response, example.answer, example.exact))
      return texts.filter((text) => hasName({ at: '', text })).map((text) => `${call.name}: ${name}: ${text}`)
    })
    expect(literal).toEqual([])
  })

  it('contain only instants as fixed cursors: the verifier takes cursors that are ids from the host', () => {
    const cursors = cases.flatMap(({ call, name }) => {
      const { query = {} } = (call.cases[name]?.request ?? {}) as { query?: object }
      return Object.entries(query)
        .filter(([key, value]) => key.startsWith('seek.last') && !isId(key, value))
        .map(([, value]) => String(value))
    })
    expect(cursors.length).toBeGreaterThan(0)
    expect(cursors.filter((value) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value))).toEqual([])
  })
})
