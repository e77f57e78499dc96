import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isFailure } from './case.ts'
import { calls } from './cases.ts'
import { openEnums } from './schemaPaths.ts'

/** What no revision of the contract knows. */
const newer = 'INVENTED_LATER'

/** A copy in which every value at the dotted path, lists seen through, is another one; undefined when there is none. */
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

describe('a value that a newer server invented becomes the neutral one, and the rest of the answer is read as ever', () => {
  it.each(enumerations)('$name', ({ call: { endpoint, cases }, path, schema }) => {
    const steps = path.split('.')
    const neutral = z.parse(schema, newer)
    const answers = Object.values(cases).flatMap((each) => (isFailure(each) ? [] : [each.answer]))
    const showing = answers.filter((answer) => withValueAt(answer, steps, newer) !== undefined)
    expect(showing.length, 'cases that show this field').toBeGreaterThan(0)
    for (const answer of showing)
      expect(z.parse(endpoint.response, withValueAt(answer, steps, newer))).toEqual(withValueAt(answer, steps, neutral))
  })
})
