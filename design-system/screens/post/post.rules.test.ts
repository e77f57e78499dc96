import { describe, expect, it } from 'vitest'
import { canEditPost } from './post.rules.ts'

describe('the deadline for editing a post', () => {
  it.each([
    ['2026-01-31T02:59:59.999Z', true],
    ['2026-01-31T03:00:00.000Z', false],
    ['2026-01-31T03:00:00.001Z', false],
  ])('is exact to the millisecond: whether editing is possible at %s: %s (S053)', (now, expected) => {
    expect(canEditPost({ editEnd: '2026-01-31T03:00:00.000Z' }, now)).toBe(expected)
  })

  it('counts as passed for a post that has no deadline', () => {
    expect(canEditPost({}, '2026-01-31T03:00:00.000Z')).toBe(false)
  })
})
