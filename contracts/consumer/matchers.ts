import { MatchersV3 } from '@pact-foundation/pact'
import type * as z from 'zod/mini'
import { isId } from '../ids.ts'

const { atLeastLike, boolean, constrainedArrayLike, equal, regex, string } = MatchersV3

type Schema = z.ZodMiniType

/** A check that a schema has besides its type: a minimum number or a text format. */
interface Check {
  check: string
  value?: number
  inclusive?: boolean
  pattern?: RegExp
}

/** The parts of a zod schema's definition that decide how loosely a value is compared. */
interface Definition {
  type: string
  format?: string
  checks?: { _zod: { def: Check } }[]
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  catchall?: Schema
  options?: Schema[]
  entries?: Record<string, string>
  values?: unknown[]
}

const definitionOf = (schema: Schema) => schema._zod.def as Definition

/**
 * Turns an example answer into Pact matchers by its schema. A host must match the shape, and the exact values only at
 * the dotted paths in `exact`. The rules:
 *
 * - A number is `integer` or `number`, never `decimal`, which rejects 3. Both accept a sign, so an additional regex
 *   excludes negative numbers.
 * - A non-empty list is `atLeastLike(x, 1)`, because the state guarantees an entry. `eachLike(x, 0)` and `like([])`
 *   check nothing. An empty list is the literal `[]`, which Pact compares exactly. `exact: ['list.length']` fixes the
 *   length.
 * - A text that is not empty in the example must not be empty.
 * - An enumeration is a regex of its specified values.
 * - An instant has many spellings, and each host has its own ids (ids.ts). If these are exact, the verification
 * compares them (answerCheck.ts), and Pact checks only the format.
 * - Pact has no optional fields: fields that the example omits may be present or absent.
 */
export function matcherOf(schema: Schema, example: unknown, exact: readonly string[] = []): unknown {
  return matcherAt('', schema, example, new Set(exact))
}

function matcherAt(path: string, schema: Schema, example: unknown, exact: ReadonlySet<string>): unknown {
  const { type, format, innerType, element, shape, catchall } = definitionOf(schema)
  if (innerType) return example === null ? null : matcherAt(path, innerType, example, exact)
  if (exact.has(path) && format !== 'datetime' && !isId(path, example)) return equal(example)
  if (element && Array.isArray(example)) return listMatcher(path, element, example, exact)
  // An object without a declared shape is the member's own data, which the host must return unchanged.
  if (catchall && Object.keys(shape ?? {}).length === 0) return equal(example)
  if (shape && typeof example === 'object' && example !== null) return objectMatcher(path, shape, example, exact)
  if (typeof example === 'string') return textMatcher(schema, example)
  if (typeof example === 'number') return numberMatcher(schema, example)
  if (typeof example === 'boolean') return boolean(example)
  throw new Error(
    `${path || 'The answer'}: no matcher for ${JSON.stringify(example)} as ${type}. Teach it to matchers.ts.`,
  )
}

/** A matcher with several rules that must all hold. */
const every = (value: unknown, ...rules: readonly object[]) => ({ 'pact:matcher:type': rules, value })
const rule = (name: string) => ({ 'pact:matcher:type': name })
const form = (pattern: string) => ({ 'pact:matcher:type': 'regex', regex: pattern })

function textMatcher(schema: Schema, example: string) {
  const choices = choicesOf(schema)
  if (choices) return regex(`^(${choices.join('|')})$`, example)
  const pattern = patternOf(schema)
  if (pattern) return every(example, rule('type'), form(pattern))
  return example === '' ? string('') : every(example, rule('type'), rule('not-empty'))
}

/**
 * The schema's regular expression without `\d`, because the verifier is written in Rust, where `\d` matches the digits
 * of all scripts.
 */
function patternOf(schema: Schema): string | undefined {
  const { format, checks = [] } = definitionOf(schema)
  const declared = checks.map((check) => check._zod.def.pattern).find((pattern) => pattern !== undefined)
  const pattern = format ? schema._zod.pattern : declared
  return pattern?.source.replaceAll(String.raw`[\d`, '[0-9').replaceAll(String.raw`\d`, '[0-9]')
}

function numberMatcher(schema: Schema, example: number) {
  const choices = choicesOf(schema)
  if (choices) return every(example, rule('integer'), form(`^(${choices.join('|')})$`))
  const isWhole = definitionOf(schema).format === 'safeint'
  const least = leastOf(schema)
  const digits = isWhole && least > 0 ? '^[1-9][0-9]*$' : isWhole ? '^[0-9]+$' : '^[0-9].*$'
  const type = rule(isWhole ? 'integer' : 'number')
  return least >= 0 ? every(example, type, form(digits)) : { ...type, value: example }
}

function leastOf(schema: Schema): number {
  const checks = (definitionOf(schema).checks ?? []).map((check) => check._zod.def)
  const bounds = checks.filter(({ check }) => check === 'greater_than')
  return Math.max(-Infinity, ...bounds.map(({ value = -Infinity, inclusive }) => (inclusive ? value : value + 1)))
}

function listMatcher(path: string, element: Schema, example: unknown[], exact: ReadonlySet<string>): unknown {
  if (example.length === 0) return []
  const template = matcherAt(path, element, example[0], exact)
  const { length } = example
  const isFixed = exact.has(`${path}.length`)
  return isFixed ? exactlyLike(template, length) : atLeastLike(template, 1)
}

/**
 * The matcher for a list of exactly `length` entries like the template. Pact's own function would repeat the example
 * for each entry.
 */
const exactlyLike = (template: unknown, length: number) => ({
  ...constrainedArrayLike(template, 1, 1),
  min: length,
  max: length,
})

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
 * The values of an enumeration or of literals, without `UNKNOWN`, which only the client uses and no host may send.
 */
function choicesOf(schema: Schema): readonly string[] | undefined {
  const { entries, values, options } = definitionOf(schema)
  if (entries) return Object.values(entries)
  if (values) return values.map(String).filter((value) => value !== 'UNKNOWN')
  const parts = options?.map(choicesOf)
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined
}
