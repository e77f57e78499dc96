import { describe, expect, it } from 'vitest'
import { channelNameOf, titleOf } from './nameOr.ts'
import { personName } from './personName.ts'

describe('a name on a screen', () => {
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
  ])('has a stand-in if it is invisible: %j (Q370)', (name) => {
    expect(personName(name)).toBe('名前のないユーザー')
    expect(channelNameOf(name)).toBe('名前のないチャンネル')
    expect(titleOf(name)).toBe('無題')
  })

  it.each(['小春', '・', 'מחמד', '👨‍👩‍👧', 'a\u202Edef'])('is the name itself if it is visible: %s (Q370)', (name) => {
    expect([personName(name), channelNameOf(name), titleOf(name)]).toEqual([name, name, name])
  })

  it('of a user is at most 40 characters long', () => {
    expect(personName('あ'.repeat(50)).length).toBeLessThanOrEqual(41)
  })
})
