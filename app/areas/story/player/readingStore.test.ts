import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetSessionData } from '../../../session/resetSessionData.ts'
import {
  adoptGuestReading,
  storeReading,
  storeViewAnswer,
  unsentViewReports,
  storedReadingProgress,
} from './readingStore.ts'

const photo = { itemKind: 'PHOTO' as const, itemId: 'p', name: '観測所の夜', amount: 1 }
const address = { ipId: 'ip', storyGroupId: 'group', storyEpisodeId: 'one' }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the reading position stored on the device (R062, R063, Q168)', () => {
  it('is stored per account and episode, and stays stored when a session ends', () => {
    storeReading('hikari', 'one', { position: 7, count: 20, read: [[0, 8]] })
    storeReading('sora', 'one', { position: 2, count: 20 })
    resetSessionData()
    expect(storedReadingProgress('hikari', 'one')).toMatchObject({ position: 7, read: [[0, 8]] })
    expect(storedReadingProgress('sora', 'one')?.position).toBe(2)
    expect(storedReadingProgress('hikari', 'two')).toBeUndefined()
    expect(storedReadingProgress('hik', 'ari.one')).toBeUndefined()
  })

  it('of a guest is merged into the member’s: the later position is kept, and the read lines of both are joined', () => {
    const time = vi.spyOn(Date, 'now')
    time.mockReturnValue(1_000)
    storeReading('hikari', 'one', { position: 3, count: 20, read: [[0, 4]], isViewed: true, reward: photo })
    time.mockReturnValue(2_000)
    storeReading('', 'one', { position: 9, count: 20, read: [[8, 10]] })
    adoptGuestReading('hikari', 'one')
    const joined = [
      [0, 4],
      [8, 10],
    ]
    expect(storedReadingProgress('hikari', 'one')).toMatchObject({
      position: 9,
      read: joined,
      isViewed: true,
      reward: photo,
    })
    expect(storedReadingProgress('', 'one')).toBeUndefined()
    time.mockReturnValue(500)
    storeReading('', 'one', { position: 1, count: 20 })
    adoptGuestReading('hikari', 'one')
    expect(storedReadingProgress('hikari', 'one')?.position).toBe(9)
  })

  it('contains the report that the episode was read, until the server has received that report', () => {
    storeReading('hikari', 'one', { owed: address })
    expect(unsentViewReports('hikari')).toEqual([address])
    expect(unsentViewReports('sora')).toEqual([])
    expect(unsentViewReports('')).toEqual([])
    storeViewAnswer('hikari', 'one', photo)
    expect(unsentViewReports('hikari')).toEqual([])
    expect(storedReadingProgress('hikari', 'one')).toMatchObject({ isViewed: true, reward: photo })
  })

  it('is deleted for the oldest episodes if more than 300 are stored, but never while its report is unsent', () => {
    const time = vi.spyOn(Date, 'now')
    time.mockReturnValue(0)
    storeReading('hikari', 'owed', { owed: address })
    for (let at = 1; at <= 301; at += 1) {
      time.mockReturnValue(at)
      storeReading('hikari', `episode-${at}`, { position: at, count: 999 })
    }
    expect(storedReadingProgress('hikari', 'owed')).toBeDefined()
    expect(storedReadingProgress('hikari', 'episode-1')).toBeUndefined()
    expect(storedReadingProgress('hikari', 'episode-301')).toBeDefined()
  })

  it('is ignored if the stored text is malformed', () => {
    storeReading('hikari', 'one', { position: 7, count: 20 })
    const [key = ''] = Object.keys(localStorage)
    for (const text of ['', 'null', '[]', '{"position":"7"}', '{', '{"position":1e400}']) {
      localStorage.setItem(key, text)
      expect(storedReadingProgress('hikari', 'one')).toBeUndefined()
    }
  })

  it('is kept in memory until the page unloads if the browser offers no storage', () => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', new Proxy({}, { get: denied, ownKeys: denied }))
    storeReading('hikari', 'three', { position: 5, count: 9 })
    vi.unstubAllGlobals()
    expect([storedReadingProgress('hikari', 'three')?.position, localStorage.length]).toEqual([5, 0])
  })
})
