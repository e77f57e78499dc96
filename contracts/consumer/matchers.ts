import { MatchersV3 } from '@pact-foundation/pact'
import type * as z from 'zod/mini'

const { atLeastLike, boolean, constrainedArrayLike, equal, integer, number, regex, string } = MatchersV3

type Schema = z.ZodMiniType

/** The parts of a schema's definition that decide how loosely a value is compared. */
interface Definition {
  type: string
  format?: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
  entries?: Record<string, string>
  values?: unknown[]
}

const formats: Readonly<Record<string, RegExp>> = {
  datetime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
}

/**
 * Turns an example answer into Pact's matchers, by its schema: a host is held to the shape, not to the values, but for
 * the dotted paths in `exact`. The rules, each learnt the hard way:
 *
 * - A number is `integer` or `number`, never `decimal`, which refuses 3.
 * - A list of the example is `atLeastLike(x, 1)`: the state promises something in it. `eachLike(x, 0)` and `like([])`
 *   check nothing. An empty list is the literal `[]`, which Pact takes at its word. `exact: ['list.length']` fixes the
 *   length.
 * - An enumeration is a regex of its values, so that a host may answer with any that is specified and with no other.
 * - Pact cannot say optional: what the example leaves out may be there or not.
 */
export function matcherOf(schema: Schema, example: unknown, exact: readonly string[] = []): unknown {
  return matcherAt('', schema, example, new Set(exact))
}

function matcherAt(path: string, schema: Schema, example: unknown, exact: ReadonlySet<string>): unknown {
  if (exact.has(path)) return equal(example)
  const definition = schema._zod.def as Definition
  const { type, innerType, element, shape } = definition
  if (innerType) return example === null ? null : matcherAt(path, innerType, example, exact)
  if (element && Array.isArray(example)) return listMatcher(path, element, example, exact)
  if (shape && typeof example === 'object' && example !== null) return objectMatcher(path, shape, example, exact)
  // What has no declared shape is somebody's own data, and comes back to the letter.
  if (definition.type === 'record') return equal(example)
  const choices = choicesOf(schema)
  if (choices && typeof example === 'string') return regex(`^(${choices.join('|')})$`, example)
  const pattern = definition.format && formats[definition.format]
  if (pattern && typeof example === 'string') return regex(pattern, example)
  if (typeof example === 'string') return string(example)
  if (typeof example === 'number')
    return definition.format === 'safeint' || choices ? integer(example) : number(example)
  if (typeof example === 'boolean') return boolean(example)
  throw new Error(
    `${path || 'The answer'}: no matcher for ${JSON.stringify(example)} as ${type}. Teach it to matchers.ts.`,
  )
}

function listMatcher(path: string, element: Schema, example: unknown[], exact: ReadonlySet<string>): unknown {
  if (example.length === 0) return []
  const template = matcherAt(path, element, example[0], exact)
  const { length } = example
  const isFixed = exact.has(`${path}.length`)
  return isFixed ? constrainedArrayLike(template, length, length, length) : atLeastLike(template, 1, length)
}

function objectMatcher(
  path: string,
  shape: Record<string, Schema>,
  example: object,
  exact: ReadonlySet<string>,
): unknown {
  const entries = Object.entries(example).map(([key, value]) => {
    const child = path ? `${path}.${key}` : key
    const schema = shape[key]
    if (!schema) throw new Error(`${child} is not in the schema`)
    return [key, matcherAt(child, schema, value, exact)]
  })
  return Object.fromEntries(entries)
}

/**
 * The values of an enumeration or of literals; `UNKNOWN` is what the client makes of a value, never what a host may
 * send.
 */
function choicesOf(schema: Schema): readonly string[] | undefined {
  const { entries, values, options } = schema._zod.def as Definition
  if (entries) return Object.values(entries)
  if (values) return values.map(String).filter((value) => value !== 'UNKNOWN')
  const parts = options?.map(choicesOf)
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined
}
