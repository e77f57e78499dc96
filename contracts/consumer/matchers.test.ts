import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { count, day, instant, openEnum } from '../schema.ts'
import { matcherOf } from './matchers.ts'

const { atLeastLike, boolean, equal, integer, number, regex, string } = MatchersV3

/** The matcher that accepts any non-empty text. */
const some = (value: string) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'not-empty' }],
  value,
})

/** All regular expressions in a matcher, at any depth. */
const patternsOf = (matcher: unknown) =>
  [...JSON.stringify(matcher).matchAll(/"regex":("[^"]*")/g)].map(
    ([, text = '']) => new RegExp(JSON.parse(text) as string),
  )
const fits = (schema: Parameters<typeof matcherOf>[0], example: unknown, value: string) => {
  const patterns = patternsOf(matcherOf(schema, example))
  expect(patterns).toHaveLength(1)
  // Rust's `\d` matches the digits of all scripts, and the verifier is written in Rust. So no pattern may contain it.
  expect(patterns[0]?.source).not.toContain(String.raw`\d`)
  return patterns.every((pattern) => pattern.test(value))
}

describe('the Pact matchers that matcherOf() makes from a schema and an example', () => {
  it('require an integer for an integer schema, and allow any number for a number schema, without Pact’s `decimal`', () => {
    const schema = z.object({ change: z.int(), share: z.number() })
    expect(matcherOf(schema, { change: 3, share: 3 })).toEqual({ change: integer(3), share: number(3) })
  })

  it.each([
    ['a count', count, 3, ['0', '12'], ['-5', '']],
    ['a number of at least one', z.int().check(z.positive()), 3, ['1', '10'], ['0', '-1']],
    ['a percentage', z.number().check(z.gte(0), z.lte(100)), 0.5, ['0', '1e-7', '12.5'], ['-0.5', '-1']],
    ['a gender', z.union([z.literal(1), z.literal(2)]), 1, ['1', '2'], ['3', '12', '-1']],
  ])('accept the valid values and refuse invalid values of %s', (_, schema, example, right, wrong) => {
    expect(right.filter((value) => !fits(schema, example, value))).toEqual([])
    expect(wrong.filter((value) => fits(schema, example, value))).toEqual([])
  })

  it('accept only instants, days and formatted texts that the client can parse', () => {
    const instants = ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.123Z', '2026-01-31T21:00:00+09:00']
    const others = ['2026-13-45T99:99:99Z', '2026-02-29T12:00:00Z', '2026-01-31T24:00:00Z', '2026-01-31T12:00Z']
    const noZone = ['2026-01-31T12:00:00', '2026-01-31T12:00:00Z or so', '٢٠٢٦-01-31T12:00:00Z']
    for (const value of instants) expect([value, fits(instant, instants[0], value)]).toEqual([value, true])
    for (const value of [...others, ...noZone]) {
      expect([value, fits(instant, instants[0], value)]).toEqual([value, false])
      expect(z.safeParse(instant, value).success).toBe(false)
    }
    expect(['2004-02-29', '2003-02-29', '2004-13-01'].map((value) => fits(day, '2004-02-29', value))).toEqual([
      true,
      false,
      false,
    ])
    const postalCode = z.string().check(z.regex(/^\d{7}$/))
    expect(['2310023', '231-0023', ''].map((value) => fits(postalCode, '2310023', value))).toEqual([true, false, false])
  })

  it('require a non-empty text if the text of the example is not empty, and otherwise accept any text', () => {
    const schema = z.object({ name: z.string(), text: z.string() })
    expect(matcherOf(schema, { name: 'ひかり', text: '' })).toEqual({ name: some('ひかり'), text: string('') })
  })

  it('accept every valid instant at a path with an exact value, because the verification itself compares instants', () => {
    expect(matcherOf(z.object({ at: instant }), { at: '2026-01-31T12:00:00Z' }, ['at'])).toEqual(
      matcherOf(z.object({ at: instant }), { at: '2026-01-31T12:00:00Z' }),
    )
  })

  it('accept only the specified values of an enumeration, and not the client’s own value UNKNOWN', () => {
    expect(matcherOf(openEnum(['LIVE', 'PREMIER']), 'LIVE')).toEqual(regex('^(LIVE|PREMIER)$', 'LIVE'))
  })

  it('require a non-empty list if the list of the example is not empty, and otherwise an empty list', () => {
    const schema = z.object({ list: z.array(z.object({ isRead: z.boolean() })) })
    const two = { list: [{ isRead: true }, { isRead: false }] }
    expect(matcherOf(schema, two)).toEqual({ list: atLeastLike({ isRead: boolean(true) }, 1) })
    expect(matcherOf(schema, { list: [] })).toEqual({ list: [] })
    expect(matcherOf(schema, two, ['list.length'])).toEqual({
      list: { ...atLeastLike({ isRead: boolean(true) }, 1), min: 2, max: 2 },
    })
  })

  it('require the example’s value at a path that the case marks as exact, even in the entries of a list', () => {
    const schema = z.object({ total: count, list: z.array(z.object({ name: z.string() })) })
    const example = { total: 1, list: [{ name: 'a' }] }
    expect(matcherOf(schema, example, ['total', 'list.name'])).toEqual({
      total: equal(1),
      list: atLeastLike({ name: equal('a') }, 1),
    })
  })

  it('accept any id at a path that the case marks as exact, because only the verification knows the host’s own ids', () => {
    expect(matcherOf(z.object({ gachaId: z.string() }), { gachaId: 'gacha-1' }, ['gachaId'])).toEqual({
      gachaId: some('gacha-1'),
    })
  })

  it('require nothing for optional fields that the example omits', () => {
    const schema = z.object({ image: z.optional(z.string()), name: z.optional(z.string()) })
    expect(matcherOf(schema, { name: 'x' })).toEqual({ name: some('x') })
  })

  it('are not made for an unsupported schema: matcherOf() throws', () => {
    expect(() => matcherOf(z.object({}), { extra: 1 })).toThrow('extra is not in the schema')
    expect(() => matcherOf(z.unknown(), undefined)).toThrow('no matcher')
  })
})
