import { describe, expect, it } from 'vitest'
import { distributeEntries } from '../realtime/distributeEntries.ts'
import { bytesOfEntry, maxEntryBytes, mergeEntries, type SyncEntries } from '../realtime/syncEntries.ts'
import { withoutOldRemovals } from '../realtime/syncRemovals.ts'
import {
  isKeptForLater,
  laterCount,
  laterItemOf,
  laterItems,
  maxLaterDocuments,
  maxLaterItems,
  withLaterItem,
  withoutLaterItem,
  withRestoredItem,
} from './laterEntries.ts'

const now = Date.parse('2026-01-31T12:00:00Z')
const day = 24 * 60 * 60_000
const details = { title: '星をよぶ声', channel: { id: '1', name: '灯台放送局' }, image: '/hosts/app/textures/a.webp' }

const keep = (entries: SyncEntries, key: string, at = now) => withLaterItem(entries, key, details, at) ?? entries
const keysOf = (entries: SyncEntries) => laterItems(entries).map(({ key }) => key)

describe('the items kept for later (Q489)', () => {
  it('contain what the list shows without a network, the latest first', () => {
    const entries = keep(keep({}, 'event/5', now), 'video/1/9', now + 1)
    expect(laterItems(entries)).toEqual([
      expect.objectContaining({ key: 'video/1/9', kind: 'video', href: '/channel/1/movie/9' }),
      {
        key: 'event/5',
        kind: 'event',
        title: '星をよぶ声',
        href: '/event/5',
        channel: { id: '1', name: '灯台放送局' },
        image: '/hosts/app/textures/a.webp',
        keptAt: '2026-01-31T12:00:00.000Z',
      },
    ])
  })

  it('keep their position in the list when their title is updated, and when their removal is undone', () => {
    const entries = keep(keep({}, 'event/5', now), 'event/6', now + 1)
    const updated = withLaterItem(entries, 'event/5', { title: '新しい題' }, now + 2) ?? {}
    expect(laterItems(updated).map(({ title }) => title)).toEqual(['星をよぶ声', '新しい題'])
    const removed = withoutLaterItem(updated, 'event/5', now + 3)
    expect(keysOf(removed)).toEqual(['event/6'])
    const before = updated['event/5'] ?? { value: null, at: 0 }
    expect(keysOf(withRestoredItem(removed, 'event/5', before, now + 4))).toEqual(['event/6', 'event/5'])
  })

  it('are merged one by one: the later change of two devices wins, in any order', () => {
    const both = keep({}, 'event/5')
    const removed = withoutLaterItem(both, 'event/5', now + 1)
    const other = keep(both, 'story/1/2', now + 5)
    for (const merged of [mergeEntries(removed, other), mergeEntries(other, removed)]) {
      expect(keysOf(merged)).toEqual(['story/1/2'])
    }
    const again = keep(removed, 'event/5', now + 9)
    expect(isKeptForLater(mergeEntries(again, removed), 'event/5')).toBe(true)
  })

  it('count a change as later than the one before, even after the clock was set back', () => {
    const ahead = keep({}, 'event/5', now + day)
    const removed = withoutLaterItem(ahead, 'event/5', now)
    expect(isKeptForLater(mergeEntries(ahead, removed), 'event/5')).toBe(false)
  })

  it('are limited in number: withLaterItem() returns undefined for a further item, and drops no other item', () => {
    let entries: SyncEntries = {}
    let refused = 0
    for (let id = 0; id < 1_000; id += 1) {
      const next = withLaterItem(entries, `event/${id}`, details, now + id)
      if (next) entries = next
      else refused += 1
    }
    expect([laterCount(entries), refused]).toEqual([maxLaterItems, 1_000 - maxLaterItems])
    expect(isKeptForLater(entries, 'event/0')).toBe(true)
    expect(withLaterItem(entries, 'event/0', { title: '同じもの' }, now)).toBeDefined()
    const smaller = withoutLaterItem(entries, 'event/0', now + 1_000)
    expect(withLaterItem(smaller, 'event/999', details, now)).toBeDefined()
  })

  it.each([
    ['usual texts', details],
    [
      'long texts',
      { title: '夜'.repeat(5_000), channel: { id: '1', name: '灯'.repeat(900) }, image: `/${'x'.repeat(150)}` },
    ],
    ['emojis', { title: '👨‍👩‍👧‍👦'.repeat(900), channel: { id: '9'.repeat(40), name: '👨‍👩‍👧‍👦'.repeat(50) } }],
    ['control characters', { title: '\u0001'.repeat(900) }],
    ['lone surrogates', { title: '\uD800'.repeat(900) }],
  ])('fit into the documents of the realtime service, all of them, with the removals too: %s', (_, given) => {
    let entries: SyncEntries = {}
    for (let id = 0; id < maxLaterItems + 200; id += 1) {
      const key = `video/${'7'.repeat(20)}/${'8'.repeat(30)}${id}`
      entries = withLaterItem(entries, key, given, now + id) ?? entries
      if (id < 200) entries = withoutLaterItem(entries, key, now + id)
    }
    expect(laterCount(entries)).toBe(maxLaterItems)
    const documents = distributeEntries(entries, [], maxLaterDocuments)
    const stored = documents.reduce(mergeEntries, {})
    expect(Object.keys(stored).length).toBe(Object.keys(entries).length)
    for (const document of documents) {
      const bytes = Object.entries(document).reduce((sum, [key, entry]) => sum + bytesOfEntry(key, entry), 0)
      expect(bytes).toBeLessThanOrEqual(maxEntryBytes)
    }
  })

  it('are stored without a picture whose URL is very long, and with a long title cut by an ellipsis', () => {
    const entries = withLaterItem({}, 'event/5', { title: '夜'.repeat(200), image: `/${'x'.repeat(500)}` }, now) ?? {}
    expect(laterItems(entries)[0]).toMatchObject({ title: `${'夜'.repeat(59)}…`, image: undefined })
  })

  it('take the name of a channel from another item of the channel', () => {
    const nameless = withLaterItem({}, 'post/ip/1/2', { title: 'x', channel: { id: '1', name: '' } }, now) ?? {}
    expect(laterItems(nameless)[0]?.channel?.name).toBe('')
    expect(laterItems(keep(nameless, 'event/5')).map(({ channel }) => channel?.name)).toEqual([
      '灯台放送局',
      '灯台放送局',
    ])
  })
})

describe('removals (Q490)', () => {
  const removalsOf = (entries: SyncEntries) => Object.keys(entries).length - laterCount(entries)

  it('are stored for 90 days, and only the latest hundred of them', () => {
    let entries: SyncEntries = {}
    for (let id = 0; id < 150; id += 1)
      entries = withoutLaterItem(keep(entries, `event/${id}`), `event/${id}`, now + id)
    expect(removalsOf(entries)).toBe(100)
    expect(entries['event/149']).toBeDefined()
    expect(entries['event/0']).toBeUndefined()
    expect(removalsOf(withoutOldRemovals(entries, now + 89 * day))).toBe(100)
    expect(removalsOf(withoutOldRemovals(entries, now + 91 * day))).toBe(0)
  })

  it('are cleaned up without deleting an old item', () => {
    const entries = keep({}, 'event/5', now - 400 * day)
    expect(withoutOldRemovals(entries, now)).toBe(entries)
  })
})

describe('entries that the app did not write', () => {
  it.each([
    ['event/5', null],
    ['event/5', 'x'],
    ['event/5', undefined],
    ['event/5/6', { title: 'x' }],
    ['event/', { title: 'x' }],
    ['event/%', { title: 'x' }],
    ['__proto__', { title: 'x' }],
    ['gacha/1', { title: 'x' }],
    ['', { title: 'x' }],
  ])('are not shown: %j with the value %j', (key, value) => {
    expect(laterItemOf(key, { value, at: 1 })).toBeUndefined()
  })

  it.each([
    [{ title: 1, channel: 2, name: 3, image: 4, since: 'x' }],
    [{}],
    [[]],
    [{ title: '\u200B', image: 'javascript:alert(1)', since: 1e300 }],
    [{ image: '//elsewhere.example/x.webp', channel: '' }],
  ])('are shown without their wrong parts: %j', (value) => {
    const item = laterItemOf('event/5', { value, at: -1e300 })
    expect(item).toEqual({
      key: 'event/5',
      kind: 'event',
      href: '/event/5',
      title: '無題',
      channel: undefined,
      image: undefined,
      keptAt: expect.any(String) as string,
    })
  })

  it('are all shown, even if there are 10,000, but then no item can be added', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, id) => [`event/${id}`, { value: { title: `題${id}` }, at: id }] as const),
    )
    expect(laterItems(many)).toHaveLength(10_000)
    expect(withLaterItem(many, 'event/x', details, now)).toBeUndefined()
    expect(laterCount(withoutLaterItem(many, 'event/0', now))).toBe(9_999)
  })
})
