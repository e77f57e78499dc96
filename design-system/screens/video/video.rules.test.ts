import { describe, expect, it } from 'vitest'
import type { VideoSummary } from '../programme.types.ts'
import {
  accessFact,
  canWatch,
  playlistNeighbours,
  shareWatched,
  broadcastPhaseOf,
  videoStartText,
  accessOptionFor,
} from './video.rules.ts'
import { videoOrder } from './video.order.ts'

const now = '2026-01-31T10:42:00Z'
const free: VideoSummary = {
  id: 'harbour',
  title: '港の明け方',
  href: '/channel/todai/movie/harbour',
  kind: 'ONDEMAND',
  badge: 'NONE',
  access: 'FREE',
  hasAccess: true,
  end: '2026-03-31T14:59:59Z',
}
const locked = (rest: Partial<VideoSummary>): VideoSummary => ({ ...free, hasAccess: false, ...rest })
const rental = locked({ access: 'RENTAL', coins: 100, rentalHours: 48 })
const rented = { ...rental, hasAccess: true, accessEnd: '2026-02-01T09:20:00Z' }

describe('the step that a viewer needs to watch a video (W086)', () => {
  it('is undefined when the viewer has access to the video, whatever the kind of access', () => {
    for (const access of [
      'NONE',
      'FREE',
      'RENTAL',
      'PURCHASE',
      'WEB_PAYMENT',
      'SERIAL_CODE',
      'GACHA_PRIVILEGE',
    ] as const)
      expect(accessOptionFor({ ...free, access }, now)).toBeUndefined()
  })

  it('is one action, which depends on the kind of access: rental, purchase, web payment, serial code, gacha privilege', () => {
    expect(accessOptionFor(rental, now)).toEqual({ by: 'rental', coins: 100, hours: 48, isAgain: false })
    expect(accessOptionFor(locked({ access: 'PURCHASE', coins: 300 }), now)).toEqual({ by: 'purchase', coins: 300 })
    expect(accessOptionFor(locked({ access: 'WEB_PAYMENT', yen: 1650 }), now)).toEqual({ by: 'web', yen: 1650 })
    expect(accessOptionFor(locked({ access: 'SERIAL_CODE' }), now)).toEqual({ by: 'serial' })
    expect(accessOptionFor(locked({ access: 'GACHA_PRIVILEGE' }), now)).toEqual({ by: 'gacha' })
  })

  it('is another rental from the second at which the rental ends, even if the viewer has already watched the video', () => {
    expect(canWatch(rented, '2026-02-01T09:19:59Z')).toBe(true)
    expect(canWatch(rented, '2026-02-01T09:20:00Z')).toBe(false)
    expect(accessOptionFor(rented, '2026-02-01T09:20:00Z')).toMatchObject({ by: 'rental', isAgain: true })
    expect(accessOptionFor({ ...rental, isViewed: true }, now)).toMatchObject({ by: 'rental', isAgain: true })
  })

  it('has no action if the price is missing, the access is unknown, or the app cannot play the video', () => {
    expect(accessOptionFor(locked({ access: 'PURCHASE' }), now)).toEqual({ by: 'unknown' })
    expect(accessOptionFor(locked({ access: 'RENTAL' }), now)).toEqual({ by: 'unknown' })
    expect(accessOptionFor(locked({ access: 'UNKNOWN' }), now)).toEqual({ by: 'unknown' })
    expect(accessOptionFor({ ...free, kind: 'NONE' }, now)).toEqual({ by: 'elsewhere' })
  })
})

describe('the text about the access to a video in a list (W085)', () => {
  it('says which kind of access the viewer has', () => {
    expect(accessFact(free, now)).toEqual({ text: '無料', tone: 'plain' })
    expect(accessFact({ ...free, access: 'PURCHASE' }, now).text).toBe('購入済み')
    expect(accessFact({ ...free, access: 'GACHA_PRIVILEGE' }, now).text).toBe('ガチャの特典で獲得済み')
    expect(accessFact(rented, now)).toEqual({ text: 'レンタル中 残り22時間', tone: 'urgent' })
    expect(accessFact({ ...rented, accessEnd: '2026-02-03T11:00:00Z' }, now)).toEqual({
      text: 'レンタル中 残り3日',
      tone: 'plain',
    })
  })

  it('says what the access costs if the viewer has no access', () => {
    expect(accessFact(rental, now).text).toBe('レンタル 48時間 100コイン')
    expect(accessFact({ ...rental, rentalHours: undefined }, now).text).toBe('レンタル 100コイン')
    expect(accessFact(locked({ access: 'PURCHASE', coins: 1200 }), now).text).toBe('購入 1,200コイン')
    expect(accessFact(locked({ access: 'WEB_PAYMENT', yen: 1650 }), now).text).toBe('ウェブ決済 1,650円')
    expect(accessFact(locked({ access: 'WEB_PAYMENT' }), now).text).toBe('ウェブ決済')
    expect(accessFact(locked({ access: 'UNKNOWN' }), now).text).toBe('視聴の条件があります')
  })

  it('includes the share that the viewer has watched, unless the length is unknown', () => {
    expect(shareWatched({ place: 30, seconds: 120 })).toBe(0.25)
    expect(shareWatched({ place: 500, seconds: 120 })).toBe(1)
    expect(shareWatched({ place: 30 })).toBeUndefined()
    expect(shareWatched({ place: 30, seconds: 0 })).toBeUndefined()
  })
})

describe('a premiere or a live broadcast (W085, W086)', () => {
  const live = { ...free, kind: 'LIVE' as const, start: '2026-01-31T10:00:00Z' }
  const premiere = { ...live, kind: 'PREMIER' as const, seconds: 600 }

  it('is shown as upcoming, then as on air; after its end a premiere is an ordinary video', () => {
    expect(broadcastPhaseOf(live, '2026-01-31T09:59:59Z')).toBe('toCome')
    expect(broadcastPhaseOf(live, now)).toBe('onAir')
    expect(broadcastPhaseOf(premiere, '2026-01-31T10:00:00Z')).toBe('onAir')
    expect(broadcastPhaseOf(premiere, '2026-01-31T10:09:59Z')).toBe('onAir')
    expect(broadcastPhaseOf(premiere, '2026-01-31T10:10:00Z')).toBe('ordinary')
    expect(broadcastPhaseOf({ ...free, start: '2026-02-01T10:00:00Z' }, now)).toBe('ordinary')
    expect(broadcastPhaseOf({ ...live, start: undefined }, now)).toBe('ordinary')
  })

  it('shows its start today as a time, and on other days with the date', () => {
    expect(videoStartText('2026-01-31T13:30:00Z', now)).toBe('22:30')
    expect(videoStartText('2026-02-14T13:30:00Z', now)).toBe('2/14 22:30')
    expect(videoStartText('nonsense', now)).toBe('--:--')
  })
})

it('a playlist returns the previous and the next video, and none for a video that is not in the playlist', () => {
  const videos = ['a', 'b', 'c'].map((id) => ({ ...free, id }))
  expect(playlistNeighbours(videos, 'b')).toEqual({ previous: videos[0], next: videos[2] })
  expect(playlistNeighbours(videos, 'c').next).toBeUndefined()
  expect(playlistNeighbours(videos, 'elsewhere')).toEqual({})
})

describe('the summary before an order of a video (C123)', () => {
  it('says how long the viewer can watch the video, that its publication ends, and until when it can be ordered', () => {
    expect(videoOrder(rental)).toMatchObject({
      title: 'この動画をレンタルしますか',
      what: '動画「港の明け方」',
      quantity: '1本（お支払いから48時間。公開の終わりのほうが早いときは、それまで）',
      price: { unit: 'coins', amount: 100, first: 'free' },
      until: free.end,
    })
    expect(videoOrder({ ...rental, access: 'PURCHASE' })).toMatchObject({
      title: 'この動画を購入しますか',
      quantity: '1本（公開が終わるまで、何度でも見られます）',
    })
  })
})
