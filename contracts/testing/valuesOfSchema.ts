import fc, { type Arbitrary } from 'fast-check'

/** The parts of a field's schema in an OpenAPI document that limit the field's value. */
export interface FieldSchema {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  'x-maxGraphemes'?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: FieldSchema
  properties?: Readonly<Record<string, FieldSchema>>
  required?: readonly string[]
  additionalProperties?: unknown
}

/** Characters that users type, each one grapheme. An emoji can have ten code points. */
const graphemes = fc.oneof(
  fc.constantFrom('あ', 'い', 'う', 'カ', 'キ', '星', '野', '灯', '台', '、', '。', 'ー', '・'),
  fc.constantFrom('a', 'b', 'c', 'X', 'Y', 'Z', '0', '9', '-', '_', '.', '@'),
  fc.constantFrom('👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '👍🏽', 'が', 'é'),
)

/**
 * Generates valid values like an example: fields with limits are random, and some optional fields are missing. Fields
 * without limits (ids, cursors, times) and those named in `kept` have the example's value.
 */
export function valuesLike(schema: FieldSchema, example: unknown, kept: readonly string[] = []): Arbitrary<unknown> {
  const { properties, required = [], items } = schema
  if (properties && isRecord(example)) {
    const fields = Object.entries(properties).flatMap(([name, field]): [string, Arbitrary<unknown>][] => {
      const isKnown = name in example
      if (kept.includes(name)) return isKnown ? [[name, fc.constant(example[name])]] : []
      return isKnown || limitedValues(field) ? [[name, valuesLike(field, example[name], kept)]] : []
    })
    const requiredKeys = fields.map(([name]) => name).filter((name) => required.includes(name) || kept.includes(name))
    return fc.record(Object.fromEntries(fields), { requiredKeys })
  }
  if (items && Array.isArray(example)) return fc.tuple(...example.map((each) => valuesLike(items, each, kept)))
  return limitedValues(schema) ?? fc.constant(example)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Generates valid values of a field with limits; undefined if its schema has no limits from which a value can be
 * chosen.
 */
function limitedValues(schema: FieldSchema): Arbitrary<unknown> | undefined {
  const { type, pattern, minLength = 0, maxLength, minimum, maximum } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' && minimum !== undefined) return fc.integer({ min: minimum, max: maximum ?? minimum + 20 })
  if (type !== 'string' || schema.format) return undefined
  const matches = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text)
  const longest = schema['x-maxGraphemes']
  if (longest !== undefined)
    return fc
      .array(graphemes, { minLength: Math.max(minLength, 1), maxLength: longest, size: 'max' })
      .map((parts) => parts.join(''))
      .filter(matches)
  const fits = (text: string) => text.length >= minLength && text.length <= (maxLength ?? Infinity)
  return pattern === undefined ? undefined : fc.stringMatching(new RegExp(pattern, 'u')).filter(fits)
}

/** Lists values like an example that each violate one limit of the schema, with the path and name of that limit. */
export function violationsOf(schema: FieldSchema, example: unknown, place = ''): [limit: string, value: unknown][] {
  const { properties, required = [], items, additionalProperties } = schema
  const own = ownViolations(schema, example).map(([limit, value]): [string, unknown] => [`${place} ${limit}`, value])
  if (items && Array.isArray(example)) {
    const [first, ...rest] = example as unknown[]
    const ofFirst = violationsOf(items, first, `${place}[]`)
    return [...own, ...ofFirst.map(([limit, value]): [string, unknown] => [limit, [value, ...rest]])]
  }
  if (!properties || !isRecord(example)) return own
  const without = required.map((name): [string, unknown] => {
    const { [name]: _, ...rest } = example
    return [`${place}.${name} required`, rest]
  })
  const ofFields = Object.entries(properties).flatMap(([name, field]) =>
    violationsOf(field, example[name], `${place}.${name}`).map(([limit, value]): [string, unknown] => [
      limit,
      { ...example, [name]: value },
    ]),
  )
  const undeclared: [string, unknown][] =
    additionalProperties === false ? [[`${place} undeclared field`, { ...example, surprise: 1 }]] : []
  return [...own, ...without, ...ofFields, ...undeclared]
}

function ownViolations(schema: FieldSchema, example: unknown): [limit: string, value: unknown][] {
  const { type, minLength = 0, maxLength, minimum, maximum, maxItems, minItems = 0 } = schema
  const text = typeof example === 'string' ? example : 'a'
  const longest = schema['x-maxGraphemes']
  const entries = Array.isArray(example) ? (example as unknown[]) : []
  const tooMany = Array.from({ length: (maxItems ?? 0) + 1 }, (_, index) => entries[index] ?? `x${index}`)
  const violations: [string, unknown, boolean][] = [
    ['type', type === 'string' ? 1 : 'text', type !== undefined],
    ['null', null, type !== undefined],
    ['enum', 'NO_SUCH_VALUE', schema.enum !== undefined || schema.const !== undefined],
    ['minimum', (minimum ?? 0) - 1, minimum !== undefined],
    ['maximum', (maximum ?? 0) + 1, maximum !== undefined],
    ['minLength', lengthened(text, minLength - 1), minLength > 0],
    ['maxLength', lengthened(text, (maxLength ?? 0) + 1), maxLength !== undefined && type === 'string'],
    ['x-maxGraphemes', lengthened(text, (longest ?? 0) + 1), longest !== undefined],
    ['pattern', mismatchOf(schema.pattern ?? '', text), schema.pattern !== undefined],
    ['format', 'no value of this format', schema.format?.startsWith('date') ?? false],
    ['minItems', [], minItems > 0],
    ['maxItems', tooMany, maxItems !== undefined],
    ['uniqueItems', [entries[0] ?? 'x', entries[0] ?? 'x'], schema.uniqueItems ?? false],
  ]
  return violations.flatMap(([limit, value, applies]) => (applies ? [[limit, value]] : []))
}

/** Returns a text like the given one that does not match a pattern. */
const mismatchOf = (pattern: string, text: string) =>
  [`${text}\u0007`, `\u0007${text}`].find((each) => !new RegExp(pattern, 'u').test(each)) ?? `!${text}`

/** Extends or cuts a text to exactly this length, so that only its length is wrong. */
const lengthened = (text: string, length: number) => text.padEnd(length, text.slice(-1) || 'a').slice(0, length)
