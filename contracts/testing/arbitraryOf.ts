import fc, { type Arbitrary } from 'fast-check'
import type * as z from 'zod/mini'
import naughtyStrings from './naughty-strings.json' with { type: 'json' }

/** The parts of a zod definition that describe the allowed values. */
interface Definition {
  type: string
  format?: string
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  shape?: Readonly<Record<string, z.ZodMiniType>>
  options?: readonly z.ZodMiniType[]
  entries?: Readonly<Record<string, string>>
  values?: readonly unknown[]
}

/** Texts that a host must treat as data: SQL, paths, headers, markup, encodings, extreme lengths. */
const hostileText = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom(
    `' OR 1=1; drop table account; --`,
    `"; select pg_sleep(30); --`,
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '\r\nSet-Cookie: session=stolen',
    'no-such-thing\0',
    '\ud800',
    '__proto__',
    'constructor',
    '9999999999999999999999',
    '2026-13-45T99:99:99Z',
    '𠮷'.repeat(300),
    'x'.repeat(20_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const hostile: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, '', [], {}, -1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/**
 * Generates values for a schema. Most are valid; sometimes a field is missing, undeclared or replaced by a hostile
 * value. `example` is the value in a case: its ids exist, so that requests get past the parser.
 */
export function arbitraryOf(schema: z.ZodMiniType, example: unknown): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fittingOf(schema, example) }, { weight: 1, arbitrary: hostile })
}

/** Generates path segments: the one of the example, or a hostile text. */
export const arbitrarySegmentOf = (example: string): Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: hostileText })

function fittingOf(schema: z.ZodMiniType, example: unknown): Arbitrary<unknown> {
  const { innerType, element, shape, options, entries, values, type, format } = schema._zod.def as Definition
  if (innerType) return arbitraryOf(innerType, example)
  if (shape) return objectOf(shape, example)
  if (element) return fc.array(arbitraryOf(element, Array.isArray(example) ? example[0] : undefined), { maxLength: 4 })
  if (options) return fc.oneof(...options.map((option) => fittingOf(option, example)))
  if (entries) return fc.constantFrom(...Object.values(entries))
  if (values) return fc.constantFrom(...values)
  const usual = example === undefined ? [] : [fc.constant(example)]
  if (type === 'file') return fc.oneof(...usual, fileOfBytes)
  if (type === 'boolean') return fc.boolean()
  if (type === 'number') return fc.oneof(...usual, fc.integer({ min: -1, max: 200 }), fc.integer(), fc.double())
  if (format === 'datetime')
    return fc.oneof(
      ...usual,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    )
  return fc.oneof(...usual, fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant(''), fc.webUrl())
}

/** Files with random bytes, whose media type a host may accept. */
const fileOfBytes = fc
  .tuple(fc.uint8Array({ maxLength: 400 }), fc.constantFrom('image/png', 'image/jpeg', 'video/mp4', 'text/html'))
  .map(([bytes, type]) => new File([bytes.slice()], 'file', { type }))

function objectOf(shape: Readonly<Record<string, z.ZodMiniType>>, example: unknown): Arbitrary<unknown> {
  const examples = (example ?? {}) as Readonly<Record<string, unknown>>
  const fields = Object.entries(shape).map(([name, field]) => [name, arbitraryOf(field, examples[name])] as const)
  const whole = fc.record(Object.fromEntries(fields))
  const withGaps = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const withMore = fc.tuple(whole, fc.string(), hostile).map(([value, name, more]) => ({ ...value, [name]: more }))
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 2, arbitrary: withGaps },
    { weight: 1, arbitrary: withMore },
  )
}
