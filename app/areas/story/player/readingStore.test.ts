import { afterEach, describe, expect, it, vi } from 'vitest'
import { runReset } from '../../../session/runReset.ts'
import { adoptGuestReading, keepReading, keepViewed, owedViews, readingOf } from './readingStore.ts'

const photo = { itemKind: 'PHOTO' as const, itemId: 'p', name: '観測所の夜', amount: 1 }
const address = { ipId: 'ip', storyGroupId: 'group', storyEpisodeId: 'one' }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('where a reader is (R062, R063, Q168)', () => {
  it('is each reader’s own, by episode, and outlives a session that ends', () => {
    keepReading('hikari', 'one', { position: 7, count: 20, read: [[0, 8]] })
    keepReading('sora', 'one', { position: 2, count: 20 })
    runReset()
    expect(readingOf('hikari', 'one')).toMatchObject({ position: 7, read: [[0, 8]] })
    expect(readingOf('sora', 'one')?.position).toBe(2)
    expect(readingOf('hikari', 'two')).toBeUndefined()
    expect(readingOf('hik', 'ari.one')).toBeUndefined()
  })

  it('of a guest goes over to the member who logs in; the later place counts, what was read is joined', () => {
    const time = vi.spyOn(Date, 'now')
    time.mockReturnValue(1_000)
    keepReading('hikari', 'one', { position: 3, count: 20, read: [[0, 4]], isViewed: true, reward: photo })
    time.mockReturnValue(2_000)
    keepReading('', 'one', { position: 9, count: 20, read: [[8, 10]] })
    adoptGuestReading('hikari', 'one')
    const joined = [
      [0, 4],
      [8, 10],
    ]
    expect(readingOf('hikari', 'one')).toMatchObject({ position: 9, read: joined, isViewed: true, reward: photo })
    expect(readingOf('', 'one')).toBeUndefined()
    time.mockReturnValue(500)
    keepReading('', 'one', { position: 1, count: 20 })
    adoptGuestReading('hikari', 'one')
    expect(readingOf('hikari', 'one')?.position).toBe(9)
  })

  it('keeps what the host is still to be told of, until it was', () => {
    keepReading('hikari', 'one', { owed: address })
    expect(owedViews('hikari')).toEqual([address])
    expect(owedViews('sora')).toEqual([])
    expect(owedViews('')).toEqual([])
    keepViewed('hikari', 'one', photo)
    expect(owedViews('hikari')).toEqual([])
    expect(readingOf('hikari', 'one')).toMatchObject({ isViewed: true, reward: photo })
  })

  it('drops the oldest episodes of a full device, never one that is owed', () => {
    const time = vi.spyOn(Date, 'now')
    time.mockReturnValue(0)
    keepReading('hikari', 'owed', { owed: address })
    for (let at = 1; at <= 301; at += 1) {
      time.mockReturnValue(at)
      keepReading('hikari', `episode-${at}`, { position: at, count: 999 })
    }
    expect(readingOf('hikari', 'owed')).toBeDefined()
    expect(readingOf('hikari', 'episode-1')).toBeUndefined()
    expect(readingOf('hikari', 'episode-301')).toBeDefined()
  })

  it('is nobody’s where what is stored is nonsense', () => {
    keepReading('hikari', 'one', { position: 7, count: 20 })
    const [key = ''] = Object.keys(localStorage)
    for (const text of ['', 'null', '[]', '{"position":"7"}', '{', '{"position":1e400}']) {
      localStorage.setItem(key, text)
      expect(readingOf('hikari', 'one')).toBeUndefined()
    }
  })

  it('lasts as long as the page where storage is refused', () => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', new Proxy({}, { get: denied, ownKeys: denied }))
    keepReading('hikari', 'three', { position: 5, count: 9 })
    vi.unstubAllGlobals()
    expect([readingOf('hikari', 'three')?.position, localStorage.length]).toEqual([5, 0])
  })
})
