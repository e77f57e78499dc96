import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { savePosition, positionToRestore, type SavedPosition } from './listPositions.ts'

const now = Date.parse('2026-01-31T12:00:00Z')
const place: SavedPosition = { key: 'post-7', top: -12.5, created: '2026-01-30T12:00:00Z', isGuest: false, at: now }
const returnVisit = { isReturn: true, isGuest: false, now: now + 1000 }
const newVisit = { ...returnVisit, isReturn: false }

beforeEach(() => localStorage.clear())

describe('the stored position in a list of posts (W137, S148)', () => {
  it('is restored to the pixel by Back and by a reload, but not when the user opens the list by a link', () => {
    savePosition('todai/everybody', () => place)
    expect(positionToRestore('todai/everybody', returnVisit)).toEqual(place)
    expect(positionToRestore('todai/everybody', newVisit)).toBeUndefined()
  })

  it('is separate for each list, and for the list’s filter of official posts (S148)', () => {
    savePosition('todai/everybody', () => place)
    savePosition('todai/official', () => ({ ...place, key: 'post-2' }))
    expect(positionToRestore('todai/everybody', returnVisit)?.key).toBe('post-7')
    expect(positionToRestore('todai/official', returnVisit)?.key).toBe('post-2')
  })

  it('is restored for a guest who comes back to the list as a member', () => {
    savePosition('list', () => ({ ...place, isGuest: true }))
    expect(positionToRestore('list', newVisit)?.key).toBe('post-7')
    expect(positionToRestore('list', { ...newVisit, isGuest: true })).toBeUndefined()
  })

  it('survives a terminated webview, and expires after a day', () => {
    savePosition('list', () => place)
    expect(positionToRestore('list', { ...returnVisit, now: now + 23 * 3_600_000 })?.key).toBe('post-7')
    expect(positionToRestore('list', { ...returnVisit, now: now + 25 * 3_600_000 })).toBeUndefined()
  })

  it('is deleted when the user is at the start of the list, and is stored for the last twenty lists only', () => {
    savePosition('list', () => place)
    savePosition('list', () => undefined)
    expect(positionToRestore('list', returnVisit)).toBeUndefined()
    for (let at = 0; at < 25; at += 1) savePosition(`list-${at}`, () => ({ ...place, at: now + at }))
    expect(positionToRestore('list-0', returnVisit)).toBeUndefined()
    expect(positionToRestore('list-24', returnVisit)?.key).toBe('post-7')
  })

  it.each(['null', '[]', '{"list":{"key":1}}', 'no json', '{"list":{"key":"a","top":"x","created":"","at":1}}'])(
    'is ignored if the stored text is malformed: %s',
    (text) => {
      localStorage.setItem('tsudoi.post-places', text)
      expect(positionToRestore('list', returnVisit)).toBeUndefined()
    },
  )
})

describe('the member who has stored a position in a list of posts', () => {
  const ofHikari = { ...place, accountId: 'acc-hikari' }

  it('is the only user for whom the app restores this position', () => {
    savePosition('list', () => ofHikari)
    expect(positionToRestore('list', { ...returnVisit, accountId: 'acc-sora' })).toBeUndefined()
    expect(positionToRestore('list', { ...returnVisit, isGuest: true })).toBeUndefined()
    expect(positionToRestore('list', { ...returnVisit, accountId: 'acc-hikari' })?.key).toBe('post-7')
  })

  it('gets no position stored after a logout in another tab', () => {
    savePosition('list', () => ofHikari)
    resetSessionData()
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('tsudoi.post-places')).toBeNull()
  })
})

describe('storing the position in a list of posts while the user scrolls (W137)', () => {
  const stored = () => localStorage.getItem('tsudoi.post-places')

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('writes one position for a hundred scroll events, and computes only the last position', () => {
    const set = vi.fn<(key: string, text: string) => void>()
    vi.stubGlobal('localStorage', { getItem: () => '{}', setItem: set })
    const work = vi.fn<(top: number) => SavedPosition>((top) => ({ ...place, top }))
    for (let top = 0; top < 100; top += 1) savePosition('list', () => work(top))
    expect([set.mock.calls.length, work.mock.calls.length]).toEqual([0, 0])
    vi.advanceTimersByTime(500)
    expect([set.mock.calls.length, work.mock.calls.length]).toEqual([1, 1])
    expect(JSON.parse(set.mock.calls[0]?.[1] ?? '')).toMatchObject({ list: { top: 99 } })
  })

  it('writes regularly even if the user scrolls without a pause', () => {
    for (let top = 0; top < 100; top += 1) {
      savePosition('list', () => ({ ...place, top }))
      vi.advanceTimersByTime(16)
    }
    expect(stored()).toContain('post-7')
  })

  it.each([
    ['pagehide', () => dispatchEvent(new Event('pagehide'))],
    [
      'the page being hidden',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      },
    ],
  ])('writes without the usual delay on %s', (_, go) => {
    savePosition('list', () => place)
    expect(stored()).toBeNull()
    go()
    expect(stored()).toContain('post-7')
  })

  it('keeps the positions that another tab has stored', () => {
    savePosition('list', () => place)
    localStorage.setItem('tsudoi.post-places', JSON.stringify({ theirs: { ...place, key: 'post-9' } }))
    vi.advanceTimersByTime(500)
    expect([positionToRestore('list', returnVisit)?.key, positionToRestore('theirs', returnVisit)?.key]).toEqual([
      'post-7',
      'post-9',
    ])
  })
})
