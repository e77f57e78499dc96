import { maxMuteWordLength, maxMuteWords } from '@tsudoi/design-system/screens/mute/mute.rules'
import type { MuteSettings } from '@tsudoi/design-system/screens/mute/mute.types'
import { describe, expect, it } from 'vitest'
import { distributeEntries } from '../../realtime/distributeEntries.ts'
import { mergeEntries, type SyncEntries } from '../../realtime/syncEntries.ts'
import {
  maxMuteDocuments,
  muteWordOf,
  muteWords,
  withMuteWord,
  withoutMuteWord,
  withRestoredWord,
} from './muteEntries.ts'

const now = Date.parse('2026-01-31T12:00:00Z')
const settings = (word: string, more: Partial<MuteSettings> = {}): MuteSettings => ({
  word,
  isPart: false,
  channels: [],
  ...more,
})
const add = (entries: SyncEntries, given: MuteSettings, at = now, before?: string) =>
  withMuteWord(entries, given, before, at) ?? entries
const wordsOf = (entries: SyncEntries) => muteWords(entries).map(({ word }) => word)

describe('the words that a user mutes (Q513)', () => {
  it('keep their settings', () => {
    const until = '2026-02-01T12:00:00.000Z'
    const channels = [{ id: 'todai', name: '灯台放送局' }]
    const [word] = muteWords(add({}, settings(' ライブ ', { isPart: true, until, channels })))
    expect(word).toEqual({
      key: 'ライブ',
      word: 'ライブ',
      isPart: true,
      until,
      channels,
      addedAt: '2026-01-31T12:00:00.000Z',
    })
  })

  it('can be edited, even to another word, and keep the time at which they were added', () => {
    const first = add({}, settings('ライブ'))
    const renewed = add(first, settings('らいぶ', { isPart: true }), now + 1_000, 'ライブ')
    expect(muteWords(renewed)).toMatchObject([{ word: 'らいぶ', isPart: true, addedAt: '2026-01-31T12:00:00.000Z' }])
    const other = add(renewed, settings('曲目'), now + 2_000, 'ライブ')
    expect(muteWords(other)).toMatchObject([{ word: '曲目', addedAt: '2026-01-31T12:00:00.000Z' }])
    expect(other['ライブ']?.value).toBeNull()
  })

  it('are removed on all devices, and can be restored as they were', () => {
    const entries = add({}, settings('ライブ'))
    const [word] = muteWords(entries)
    const removed = withoutMuteWord(entries, 'ライブ', now + 1)
    expect(wordsOf(mergeEntries(entries, removed))).toEqual([])
    expect(muteWords(word ? withRestoredWord(removed, word, now + 2) : {})).toEqual([word])
    expect(withoutMuteWord(entries, 'unknown', now)).toBe(entries)
  })

  it('are merged word by word with those of another device; of two edits the later one wins', () => {
    const base = add({}, settings('ライブ'))
    const one = add(add(base, settings('曲目'), now + 1), settings('ライブ', { isPart: true }), now + 2, 'ライブ')
    const other = add(add(base, settings('最終回'), now + 1), settings('ライブ'), now + 3, 'ライブ')
    expect(mergeEntries(one, other)).toEqual(mergeEntries(other, one))
    expect(wordsOf(mergeEntries(one, other)).toSorted()).toEqual(['ライブ', '最終回', '曲目'].toSorted())
    expect(muteWords(mergeEntries(one, other)).find(({ key }) => key === 'ライブ')?.isPart).toBe(false)
  })

  it('are at most 200; a further one cannot be added, but each can still be edited', () => {
    let entries: SyncEntries = {}
    for (let at = 0; at < maxMuteWords; at += 1) entries = add(entries, settings(`言葉${at}`), now + at)
    expect(withMuteWord(entries, settings('もうひとつ'), undefined, now)).toBeUndefined()
    expect(withMuteWord(entries, settings('言葉7', { isPart: true }), '言葉7', now)).toBeDefined()
    expect(muteWords(withMuteWord(entries, settings('別の言葉'), '言葉7', now) ?? {})).toHaveLength(maxMuteWords)
  })

  it('fit into the synchronized documents, even 200 of the maximum length in five channels each', () => {
    let entries: SyncEntries = {}
    const channels = Array.from({ length: 5 }, (_, at) => ({
      id: `channel-${at}`.padEnd(30, 'x'),
      name: '長'.repeat(80),
    }))
    for (let at = 0; at < maxMuteWords; at += 1)
      entries = add(entries, settings(`${at}`.padEnd(maxMuteWordLength, '言'), { channels, isPart: true }), now + at)
    const documents = distributeEntries(entries, [], maxMuteDocuments)
    expect(documents.flatMap((each) => Object.keys(each))).toHaveLength(maxMuteWords)
  })

  it.each([
    null,
    [],
    {},
    'ライブ',
    { word: 1 },
    { word: '別の言葉' },
    { word: 'ライブ', channels: [] },
    { word: 'ライブ', channels: [{ id: 1 }] },
    { word: 'ライブ', channels: 'todai' },
  ])('ignore the invalid entry %j of another build', (value) =>
    expect(muteWordOf('ライブ', { value, at: now })).toBeUndefined(),
  )

  it('ignore invalid times and names of a valid word', () => {
    const value = { word: 'ライブ', part: 'x', until: Infinity, since: 'x', channels: [{ id: 'todai' }, null] }
    expect(muteWordOf('ライブ', { value, at: now })).toEqual({
      key: 'ライブ',
      word: 'ライブ',
      isPart: false,
      until: undefined,
      channels: [{ id: 'todai', name: '' }],
      addedAt: '2026-01-31T12:00:00.000Z',
    })
  })
})
