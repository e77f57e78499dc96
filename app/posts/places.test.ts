import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runReset } from '../session/runReset.ts'
import { keepPlace, placeIn, type KeptPlace } from './places.ts'

const now = Date.parse('2026-01-31T12:00:00Z')
const place: KeptPlace = { key: 'post-7', top: -12.5, created: '2026-01-30T12:00:00Z', isGuest: false, at: now }
const back = { isReturn: true, isGuest: false, now: now + 1000 }
const anew = { ...back, isReturn: false }

beforeEach(() => localStorage.clear())

describe('the place in a list of posts (W137, S148)', () => {
  it('is taken up by Back and a reload, to the pixel, and not by opening the list anew', () => {
    keepPlace('todai/everybody', () => place)
    expect(placeIn('todai/everybody', back)).toEqual(place)
    expect(placeIn('todai/everybody', anew)).toBeUndefined()
  })

  it('is one for each list: official posts have their own (S148)', () => {
    keepPlace('todai/everybody', () => place)
    keepPlace('todai/official', () => ({ ...place, key: 'post-2' }))
    expect(placeIn('todai/everybody', back)?.key).toBe('post-7')
    expect(placeIn('todai/official', back)?.key).toBe('post-2')
  })

  it('is found by a guest who comes back logged in', () => {
    keepPlace('list', () => ({ ...place, isGuest: true }))
    expect(placeIn('list', anew)?.key).toBe('post-7')
    expect(placeIn('list', { ...anew, isGuest: true })).toBeUndefined()
  })

  it('outlives a webview that was ended, but no day', () => {
    keepPlace('list', () => place)
    expect(placeIn('list', { ...back, now: now + 23 * 3_600_000 })?.key).toBe('post-7')
    expect(placeIn('list', { ...back, now: now + 25 * 3_600_000 })).toBeUndefined()
  })

  it('is forgotten at the start of the list; of many lists the last twenty are kept', () => {
    keepPlace('list', () => place)
    keepPlace('list', () => undefined)
    expect(placeIn('list', back)).toBeUndefined()
    for (let at = 0; at < 25; at += 1) keepPlace(`list-${at}`, () => ({ ...place, at: now + at }))
    expect(placeIn('list-0', back)).toBeUndefined()
    expect(placeIn('list-24', back)?.key).toBe('post-7')
  })

  it.each(['null', '[]', '{"list":{"key":1}}', 'no json', '{"list":{"key":"a","top":"x","created":"","at":1}}'])(
    'is not read from what somebody else wrote there: %s',
    (text) => {
      localStorage.setItem('tsudoi.post-places', text)
      expect(placeIn('list', back)).toBeUndefined()
    },
  )
})

describe('whose place it is', () => {
  const ofHikari = { ...place, accountId: 'acc-hikari' }

  it('is the member’s who read there, and no other one’s', () => {
    keepPlace('list', () => ofHikari)
    expect(placeIn('list', { ...back, accountId: 'acc-sora' })).toBeUndefined()
    expect(placeIn('list', { ...back, isGuest: true })).toBeUndefined()
    expect(placeIn('list', { ...back, accountId: 'acc-hikari' })?.key).toBe('post-7')
  })

  it('is not written after the session has ended: another tab has logged out', () => {
    keepPlace('list', () => ofHikari)
    runReset()
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('tsudoi.post-places')).toBeNull()
  })
})

describe('keeping the place while somebody scrolls (W137)', () => {
  const stored = () => localStorage.getItem('tsudoi.post-places')

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('writes once for a hundred moves, and works out the last alone', () => {
    const set = vi.fn<(key: string, text: string) => void>()
    vi.stubGlobal('localStorage', { getItem: () => '{}', setItem: set })
    const work = vi.fn<(top: number) => KeptPlace>((top) => ({ ...place, top }))
    for (let top = 0; top < 100; top += 1) keepPlace('list', () => work(top))
    expect([set.mock.calls.length, work.mock.calls.length]).toEqual([0, 0])
    vi.advanceTimersByTime(500)
    expect([set.mock.calls.length, work.mock.calls.length]).toEqual([1, 1])
    expect(JSON.parse(set.mock.calls[0]?.[1] ?? '')).toMatchObject({ list: { top: 99 } })
  })

  it('goes on writing while somebody scrolls without a rest', () => {
    for (let top = 0; top < 100; top += 1) {
      keepPlace('list', () => ({ ...place, top }))
      vi.advanceTimersByTime(16)
    }
    expect(stored()).toContain('post-7')
  })

  it.each([
    ['pagehide', () => dispatchEvent(new Event('pagehide'))],
    [
      'being put aside',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('writes at once on %s', (_, go) => {
    keepPlace('list', () => place)
    expect(stored()).toBeNull()
    go()
    expect(stored()).toContain('post-7')
  })

  it('leaves alone what another tab has kept meanwhile', () => {
    keepPlace('list', () => place)
    localStorage.setItem('tsudoi.post-places', JSON.stringify({ theirs: { ...place, key: 'post-9' } }))
    vi.advanceTimersByTime(500)
    expect([placeIn('list', back)?.key, placeIn('theirs', back)?.key]).toEqual(['post-7', 'post-9'])
  })
})
