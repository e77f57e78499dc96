import { describe, expect, it } from 'vitest'
import { channelNameOf, titleOf } from './nameOr.ts'
import { personName } from './personName.ts'

describe('the name of a member or channel, or a title, on a screen', () => {
  it.each([
    '',
    ' ',
    '\u3000',
    '\u3164',
    '\u200B',
    '\u2800',
    '\u00AD',
    '\u202E\u2066',
    '\u0301',
    '\uFEFF',
    '\u2060\u180E',
    '\u115F\u1160',
    '\n\t',
    '\uFE0F',
    '\u{E0020}',
    '\u200D\u200C',
    '\u{1D173}',
  ])('is replaced by a placeholder if the text is invisible: %j (Q370)', (name) => {
    expect(personName(name)).toBe('名前のないユーザー')
    expect(channelNameOf(name)).toBe('名前のないチャンネル')
    expect(titleOf(name)).toBe('無題')
  })

  it.each(['小春', '・', 'מחמד', '👨‍👩‍👧', 'a\u202Edef'])(
    'is the original text if that text is visible: %s (Q370)',
    (name) => {
      expect([personName(name), channelNameOf(name), titleOf(name)]).toEqual([name, name, name])
    },
  )

  it.each([
    ['a' + '\u0301\u0489\u0317'.repeat(3), 'a' + '\u0301\u0489\u0317'.repeat(2)],
    ['ก' + '\u0E47'.repeat(40) + 'ข', 'ก' + '\u0E47'.repeat(6) + 'ข'],
    // A Myanmar syllable with five marks, and Hebrew with points and a cantillation mark.
    ['\u1019\u103B\u103D\u103E\u102D\u102F', '\u1019\u103B\u103D\u103E\u102D\u102F'],
    ['\u05E9\u05C1\u05BC\u05B8\u0591', '\u05E9\u05C1\u05BC\u05B8\u0591'],
  ])('keeps at most six marks on a letter, so that they do not cover the lines around it: %j (Q448)', (name, shown) => {
    expect([personName(name), channelNameOf(name), titleOf(name)]).toEqual([shown, shown, shown])
  })

  it('is cut to about 40 characters for a member', () => {
    expect(personName('あ'.repeat(50)).length).toBeLessThanOrEqual(41)
  })
})
