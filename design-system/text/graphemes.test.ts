import { describe, expect, it } from 'vitest'
import { clampText, graphemeCount, graphemes } from './graphemes.ts'

describe('graphemes', () => {
  it.each([
    ['こはる', 3],
    ['👨‍👩‍👧', 1],
    ['🇯🇵', 1],
    ['か\u3099', 1],
    ['辻\u{E0100}', 1],
    ['', 0],
  ])('counts %s as %d (S134)', (text, count) => {
    expect(graphemeCount(text)).toBe(count)
    expect(graphemes(text).join('')).toBe(text)
  })
})

describe('clampText', () => {
  it('cuts between graphemes and says so with an ellipsis (S134)', () => {
    expect(clampText('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧…')
    expect(clampText('夏至のパレード', 4)).toBe('夏至の…')
  })

  it('leaves alone what fits (S134)', () => {
    expect(clampText('👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧👨‍👩‍👧')
    expect(clampText('夏至', 2)).toBe('夏至')
  })

  it('does not walk through a name of 10,000 characters', () => {
    expect(clampText('あ'.repeat(10_000), 20)).toBe(`${'あ'.repeat(19)}…`)
  })
})
