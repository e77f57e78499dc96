import { describe, expect, it } from 'vitest'
import { laterKeyOf, laterTargetOf } from './laterKey.ts'

describe('the key of an item that is kept for later', () => {
  it.each([
    ['post', ['ip', '1', 'p-9'], '/post/ip/1/p-9'],
    ['video', ['1', '9'], '/channel/1/movie/9'],
    ['event', ['5'], '/event/5'],
    ['story', ['1', '2'], '/channel/1/story/2'],
    ['event', ['a/b?c#d'], '/event/a%2Fb%3Fc%23d'],
    ['event', ['..'], '/event/%E2%80%A6'],
    ['event', ['\uD800'], '/event/%EF%BF%BD'],
  ] as const)('leads to the page of the item: %s %j', (kind, ids, href) => {
    expect(laterTargetOf(laterKeyOf({ kind, ids }) ?? '')).toEqual({ kind, href })
  })

  it.each([
    ['event', ['']],
    ['event', []],
    ['event', ['1', '2']],
    ['post', ['ip', '1']],
    ['event', ['9'.repeat(500)]],
  ] as const)('is missing for ids that no item has: %s %j', (kind, ids) => {
    expect(laterKeyOf({ kind, ids })).toBeUndefined()
  })
})
