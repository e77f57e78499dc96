import { describe, expect, it } from 'vitest'
import { entriesIn, fitting, merged, newsFor, type Entries } from './entries.ts'

const one: Entries = { a: { value: 1, at: 10 }, b: { value: 1, at: 30 } }
const other: Entries = { b: { value: 2, at: 20 }, c: { value: 2, at: 5 } }

describe('entries of two devices (C175, C176, Q261)', () => {
  it('are settled by time, and nothing that only one has is lost', () => {
    expect(merged(one, other)).toEqual({ a: one['a'], b: one['b'], c: other['c'] })
  })

  it('end up the same in whatever order devices meet, also of one moment', () => {
    const third: Entries = { a: { value: 'x', at: 10 }, c: { value: null, at: 5 } }
    const all = merged(merged(one, other), third)
    expect(merged(third, merged(other, one))).toEqual(all)
    expect(merged(merged(third, one), other)).toEqual(all)
    expect(merged(all, all)).toEqual(all)
  })

  it('are news where they are later or unknown, and only there', () => {
    expect(newsFor(merged(one, other), other)).toEqual({ a: one['a'], b: one['b'] })
    expect(newsFor(one, one)).toEqual({})
  })

  it('fit into a document of 8 KiB, the latest first', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`星-${at}`, { value: 'あ'.repeat(20), at }] as const),
    )
    const kept = fitting(many)
    expect(new TextEncoder().encode(JSON.stringify({ entries: kept })).length).toBeLessThanOrEqual(8 * 1024)
    expect(Object.keys(kept).length).toBeGreaterThan(50)
    expect(kept['星-499']).toBeDefined()
    expect(kept['星-0']).toBeUndefined()
  })

  it.each([
    undefined,
    {},
    { entries: null },
    { entries: 3 },
    { entries: { a: null, b: { at: 'x' }, c: { at: 1e300 } } },
  ])('are none where a document says %j', (document) => {
    expect(entriesIn(document, 1_000)).toEqual({})
  })
})
