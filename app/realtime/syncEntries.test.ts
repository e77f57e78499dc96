import { describe, expect, it } from 'vitest'
import { readEntries, entriesThatFit, mergeEntries, entriesLaterThan, type SyncEntries } from './syncEntries.ts'

const one: SyncEntries = { a: { value: 1, at: 10 }, b: { value: 1, at: 30 } }
const other: SyncEntries = { b: { value: 2, at: 20 }, c: { value: 2, at: 5 } }

describe('the synchronized entries of two devices (C175, C176, Q261)', () => {
  it('are merged by time, and entries that only one device has are kept', () => {
    expect(mergeEntries(one, other)).toEqual({ a: one['a'], b: one['b'], c: other['c'] })
  })

  it('are equal after any order of merging, even for entries with equal times', () => {
    const third: SyncEntries = { a: { value: 'x', at: 10 }, c: { value: null, at: 5 } }
    const all = mergeEntries(mergeEntries(one, other), third)
    expect(mergeEntries(third, mergeEntries(other, one))).toEqual(all)
    expect(mergeEntries(mergeEntries(third, one), other)).toEqual(all)
    expect(mergeEntries(all, all)).toEqual(all)
  })

  it('count as changes only if they are newer than the known ones, or unknown', () => {
    expect(entriesLaterThan(mergeEntries(one, other), other)).toEqual({ a: one['a'], b: one['b'] })
    expect(entriesLaterThan(one, one)).toEqual({})
  })

  it('are limited to the latest ones that fit into a document of 8 KiB', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`星-${at}`, { value: 'あ'.repeat(20), at }] as const),
    )
    const fitted = entriesThatFit(many)
    expect(new TextEncoder().encode(JSON.stringify({ entries: fitted })).length).toBeLessThanOrEqual(8 * 1024)
    expect(Object.keys(fitted).length).toBeGreaterThan(50)
    expect(fitted['星-499']).toBeDefined()
    expect(fitted['星-0']).toBeUndefined()
  })

  it.each([
    undefined,
    {},
    { entries: null },
    { entries: 3 },
    { entries: { a: null, b: { at: 'x' }, c: { at: 1e300 } } },
  ])('are an empty list for the invalid document %j', (document) => {
    expect(readEntries(document, 1_000)).toEqual({})
  })
})
