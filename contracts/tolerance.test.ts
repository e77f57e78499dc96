import { describe, expect, it } from 'vitest'
import axios from 'axios'
import * as z from 'zod/mini'
import { isFailure } from './case.ts'
import { calls } from './cases.ts'
import { createClient } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { readTolerantly } from './readTolerantly.ts'
import { openEnums, optionalPaths, definedPathsIn } from './schemaPaths.ts'

/** A value that no enumeration of the contract contains, as a newer server may send it. */
const newer = 'INVENTED_LATER'

/**
 * Returns a copy in which every value at the dotted path is replaced; undefined if no value is there. Lists add no path
 * step.
 */
function withValueAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (Array.isArray(value)) {
    const changed = value.map((each: unknown) => withValueAt(each, key === undefined ? [] : [key, ...rest], other))
    return changed.some((each) => each !== undefined) ? changed.map((each, index) => each ?? value[index]) : undefined
  }
  if (key === undefined) return value === undefined ? undefined : other
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined
  const changed = withValueAt((value as Record<string, unknown>)[key], rest, other)
  return changed === undefined ? undefined : { ...value, [key]: changed }
}

const enumerations = calls.flatMap((call) =>
  openEnums(call.endpoint.response).map(({ path, schema }) => ({ name: `${call.name}: ${path}`, call, path, schema })),
)

describe('the client, when a newer host sends an enumeration value that it does not know,', () => {
  it.each(enumerations)(
    'returns UNKNOWN for $name, and all other fields unchanged',
    ({ call: { endpoint, cases }, path, schema }) => {
      const steps = path.split('.')
      const neutral = z.parse(schema, newer)
      const answers = Object.values(cases).flatMap((each) => (isFailure(each) ? [] : [each.answer]))
      const showing = answers.filter((answer) => withValueAt(answer, steps, newer) !== undefined)
      expect(showing.length, 'cases that show this field').toBeGreaterThan(0)
      for (const answer of showing)
        expect(z.parse(endpoint.response, withValueAt(answer, steps, newer))).toEqual(
          withValueAt(answer, steps, neutral),
        )
    },
  )
})

type Fields = Readonly<Record<string, unknown>>

/** Returns a copy in which every object at the dotted path that has the field is changed. Lists add no path step. */
function changedAt(
  value: unknown,
  [key = '', ...rest]: readonly string[],
  change: (holder: Fields) => Fields,
): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => changedAt(each, [key, ...rest], change))
  if (typeof value !== 'object' || value === null || !(key in value)) return value
  const holder = value as Fields
  return rest.length === 0 ? change(holder) : { ...holder, [key]: changedAt(holder[key], rest, change) }
}

function withNull(value: unknown, path: string): unknown {
  const steps = path.split('.')
  return changedAt(value, steps, (holder) => ({ ...holder, [steps.at(-1) ?? '']: null }))
}

function withoutField(value: unknown, path: string): unknown {
  const steps = path.split('.')
  const isAnother = ([key]: [string, unknown]) => key !== steps.at(-1)
  return changedAt(value, steps, (holder) => Object.fromEntries(Object.entries(holder).filter(isAnother)))
}

/** Reads an answer with the client, as if a host had sent it. */
function read(endpoint: Endpoint, request: unknown, answer: unknown): Promise<unknown> {
  const instance = axios.create({
    adapter: async (config) => ({ data: JSON.stringify(answer), status: 200, statusText: 'OK', headers: {}, config }),
  })
  return createClient({ app: instance, user: instance, payment: instance })(endpoint, request as never)
}

const optionals = calls.flatMap(({ name, endpoint, cases }) =>
  optionalPaths(endpoint.response).map((path) => ({ name: `${name}: ${path}`, endpoint, cases, path })),
)

describe('the client, when a host sends null in an optional field (Q96),', () => {
  it.each(optionals)('returns the answer without $name', async ({ endpoint, cases, path }) => {
    const answers = Object.values(cases).flatMap((each) => (isFailure(each) ? [] : [each]))
    const showing = answers.filter(({ answer }) => definedPathsIn(answer).has(path))
    expect(showing.length, 'cases that show this field').toBeGreaterThan(0)
    for (const { request, answer } of showing)
      expect(await read(endpoint, request, withNull(answer, path))).toStrictEqual(withoutField(answer, path))
  })

  it('returns the answer of every endpoint without its optional fields if all of them are null', async () => {
    const all = calls.filter(({ endpoint }) => optionalPaths(endpoint.response).length > 0)
    expect(all.length).toBeGreaterThan(60)
    for (const { endpoint, cases } of all) {
      const { request, answer } = cases['full'] as { request: unknown; answer: unknown }
      const paths = optionalPaths(endpoint.response)
      const absent = paths.reduce(withoutField, answer)
      expect(await read(endpoint, request, paths.reduce(withNull, answer))).toStrictEqual(absent)
    }
  })

  it('refuses an answer with null in a required field, and does not remove null from the data of an open object', async () => {
    const schema = z.object({ name: z.string(), own: z.looseObject({}), list: z.array(z.string()) })
    expect(readTolerantly(schema, { name: 'a', own: { a: null }, list: [] }).data?.own).toEqual({ a: null })
    expect(readTolerantly(schema, { name: null, own: {}, list: [] }).success).toBe(false)
    expect(readTolerantly(schema, { name: 'a', own: {}, list: [null] }).success).toBe(false)
  })
})
