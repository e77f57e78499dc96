import { describe, expect, it } from 'vitest'
import { japanTimeInput, parseJapanTime } from '../../text/japanTimeInput.ts'
import {
  isMuteExpired,
  maxMuteWordLength,
  muteChannelsProblem,
  muteEndOf,
  muteEndProblem,
  muteEndText,
  muteKeyOf,
  muteScopeText,
  muteWordProblem,
  sortedMutes,
} from './mute.rules.ts'
import type { MuteWord } from './mute.types.ts'

const now = '2026-01-31T12:00:00.000Z'
const nothing = new Set<string>()

describe('the rule for a muted word (Q514)', () => {
  it.each([
    'アン',
    'ライブ',
    'AC/DC',
    '100%',
    '推し 活',
    '🍎',
    '👨‍👩‍👧',
    '❤️',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '1️⃣',
    '葛󠄀城',
    'が',
    'مرحبا',
    'x'.repeat(100),
    '𠮷'.repeat(100),
  ])('accepts %s', (word) => expect(muteWordProblem(word, nothing)).toBeUndefined())

  it.each([
    ['', /^言葉を入力/],
    ['  \u3000', /^言葉を入力/],
    ['ネタ\nバレ', /目に見えない文字/],
    ['ネタ\u0000バレ', /目に見えない文字/],
    ['ネタ\u200Bバレ', /目に見えない文字/],
    ['ア\u200Dン', /目に見えない文字/],
    ['\u202Eレバタネ', /目に見えない文字/],
    ['\u3164', /目に見えない文字/],
    ['\uD83D', /目に見えない文字/],
    ['♪☆', /^記号だけ/],
    ['。、・', /^記号だけ/],
    ['x'.repeat(maxMuteWordLength + 3), /^3文字多すぎます/],
    ['👨‍👩‍👧‍👦'.repeat(maxMuteWordLength), /^長すぎます。絵文字/],
  ])('rejects %j with an error that says why', (word, sentence) =>
    expect(muteWordProblem(word, nothing)).toMatch(sentence),
  )

  it('rejects a word that is already in the list in another spelling', () => {
    const taken = new Set([muteKeyOf('ライブ')])
    for (const word of ['ライブ', 'らいぶ', 'ﾗｲﾌﾞ', ' ライブ '])
      expect(muteWordProblem(word, taken)).toMatch(/もう一覧にあります/)
  })
})

describe('the end of a mute (Q514)', () => {
  it('is the end of the day in Japan, a time in Japan, or never', () => {
    expect(muteEndOf('never', '', now)).toBeUndefined()
    expect(muteEndOf('today', '', now)).toBe('2026-01-31T15:00:00.000Z')
    expect(muteEndOf('today', '', '2026-01-31T15:00:00.000Z')).toBe('2026-02-01T15:00:00.000Z')
    expect(muteEndOf('time', '2026-02-01T21:00', now)).toBe('2026-02-01T12:00:00.000Z')
    expect(japanTimeInput('2026-02-01T12:00:00.000Z')).toBe('2026-02-01T21:00')
    expect(parseJapanTime('2026-02-01T21:00:30')).toBe('2026-02-01T12:00:30.000Z')
  })

  it.each(['', 'あした', '2026-13-01T00:00', '999999-01-01T00:00'])(
    'is rejected with an error for the text %j, which is not a time',
    (typed) => expect(muteEndProblem('time', typed, now)).toMatch(/日付と時刻/),
  )

  it('is rejected with an error if the time has passed, even at exactly that time', () => {
    expect(muteEndProblem('time', '2026-01-31T21:00', now)).toMatch(/過ぎた時刻/)
    expect(muteEndProblem('time', '2026-01-31T21:01', now)).toBeUndefined()
    expect(muteEndProblem('today', '', now)).toBeUndefined()
  })

  it('is exclusive: the mute has expired at exactly that time', () => {
    expect(isMuteExpired({ until: now }, now)).toBe(true)
    expect(isMuteExpired({ until: '2026-01-31T12:00:00.001Z' }, now)).toBe(false)
    expect(isMuteExpired({}, now)).toBe(false)
    expect(isMuteExpired({ until: '2026-01-31T13:00:00.000Z' }, '2026-01-31T21:00:00+09:00')).toBe(false)
  })
})

describe('the list of muted words (Q514)', () => {
  const word = (key: string, more: Partial<MuteWord> = {}): MuteWord => ({
    key,
    word: key,
    isPart: false,
    channels: [],
    addedAt: now,
    ...more,
  })

  it('has the latest words first, and the expired words at its end', () => {
    const words = [
      word('over', { until: '2026-01-30T00:00:00.000Z' }),
      word('old', { addedAt: '2026-01-01T00:00:00.000Z' }),
      word('b'),
      word('a'),
    ]
    expect(sortedMutes(words, now).map(({ key }) => key)).toEqual(['a', 'b', 'old', 'over'])
  })

  it('shows until when a word is muted and in which channels', () => {
    expect(muteEndText({})).toBe('ずっと')
    expect(muteEndText({ until: '2026-02-01T12:00:00.000Z' })).toBe('2026/02/01(日) 21:00まで')
    expect(muteScopeText({ channels: [] })).toBe('すべての場所')
    expect(
      muteScopeText({
        channels: [
          { id: '1', name: '灯台放送局' },
          { id: '2', name: '' },
        ],
      }),
    ).toBe('灯台放送局、名前のわからないチャンネル')
  })

  it('accepts one to five channels for a word that is limited to channels, and rejects none or six', () => {
    expect(muteChannelsProblem(false, 0)).toBeUndefined()
    expect(muteChannelsProblem(true, 0)).toMatch(/ひとつ以上/)
    expect(muteChannelsProblem(true, 5)).toBeUndefined()
    expect(muteChannelsProblem(true, 6)).toMatch(/5つまで/)
  })
})
