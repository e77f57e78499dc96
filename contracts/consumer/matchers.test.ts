import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { count, day, instant, openEnum } from '../schema.ts'
import { matcherOf } from './matchers.ts'

const { atLeastLike, boolean, constrainedArrayLike, equal, integer, number, regex, string } = MatchersV3

describe('matchers by schema', () => {
  it('holds whole numbers to whole numbers and takes any number where fractions are allowed, never decimal', () => {
    const schema = z.object({ whole: count, share: z.number(), gender: z.union([z.literal(1), z.literal(2)]) })
    expect(matcherOf(schema, { whole: 3, share: 3, gender: 1 })).toEqual({
      whole: integer(3),
      share: number(3),
      gender: integer(1),
    })
  })

  it('holds instants and days to their format, other texts to being texts', () => {
    const schema = z.object({ at: instant, on: day, name: z.string() })
    const matcher = matcherOf(schema, { at: '2026-01-31T12:00:00Z', on: '2004-02-29', name: 'ひかり' })
    expect(matcher).toMatchObject({
      at: { 'pact:matcher:type': 'regex' },
      on: { 'pact:matcher:type': 'regex', regex: '^\\d{4}-\\d{2}-\\d{2}$' },
      name: string('ひかり'),
    })
  })

  it.each(['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.123Z', '2026-01-31T21:00:00+09:00'])('takes %s', (value) => {
    const { regex: pattern } = matcherOf(instant, '2026-01-31T12:00:00Z') as { regex: string }
    expect(value).toMatch(new RegExp(pattern))
    expect(`${value} or so`).not.toMatch(new RegExp(pattern))
  })

  it('holds an enumeration to its specified values, without the one the client makes up', () => {
    expect(matcherOf(openEnum(['LIVE', 'PREMIER']), 'LIVE')).toEqual(regex('^(LIVE|PREMIER)$', 'LIVE'))
  })

  it('wants something in a list where the example has something, and nothing where it has nothing', () => {
    const schema = z.object({ list: z.array(z.object({ isRead: z.boolean() })) })
    const two = { list: [{ isRead: true }, { isRead: false }] }
    expect(matcherOf(schema, two)).toEqual({ list: atLeastLike({ isRead: boolean(true) }, 1, 2) })
    expect(matcherOf(schema, { list: [] })).toEqual({ list: [] })
    expect(matcherOf(schema, two, ['list.length'])).toEqual({
      list: constrainedArrayLike({ isRead: boolean(true) }, 2, 2, 2),
    })
  })

  it('takes a path that is exact to the letter, in a list too', () => {
    const schema = z.object({ total: count, list: z.array(z.object({ id: z.string() })) })
    const example = { total: 1, list: [{ id: 'a' }] }
    expect(matcherOf(schema, example, ['total', 'list.id'])).toEqual({
      total: equal(1),
      list: atLeastLike({ id: equal('a') }, 1, 1),
    })
  })

  it('says nothing about what the example leaves out', () => {
    const schema = z.object({ image: z.optional(z.string()), name: z.optional(z.string()) })
    expect(matcherOf(schema, { name: 'x' })).toEqual({ name: string('x') })
  })

  it('refuses what it does not know', () => {
    expect(() => matcherOf(z.object({}), { extra: 1 })).toThrow('extra is not in the schema')
    expect(() => matcherOf(z.unknown(), undefined)).toThrow('no matcher')
  })
})
