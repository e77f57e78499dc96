import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canSeek,
  countdownTo,
  liveDelayText,
  liveState,
  shareOfSpan,
  skipSecondsOf,
  spokenPlaybackTime,
  nextTap,
  playbackTimeText,
  clampToSpan,
} from './player.rules.ts'

const video = { is: 'video', playback: 'playing' } as const

describe('a time in seconds in the video player', () => {
  it.each([
    [0, '0:00', '0秒'],
    [80.9, '1:20', '1分20秒'],
    [3723, '1:02:03', '1時間2分3秒'],
    [3600, '1:00:00', '1時間'],
    [Number.NaN, '0:00', '0秒'],
    [Number.POSITIVE_INFINITY, '0:00', '0秒'],
    [-3, '0:00', '0秒'],
  ])('of %d is shown as %s and spoken as %s', (seconds, text, spoken) => {
    expect([playbackTimeText(seconds), spokenPlaybackTime(seconds)]).toEqual([text, spoken])
  })

  it('is limited to the span in which the viewer can seek, and converted to a share of that span', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.nat(9999), fc.nat(9999), (place, start, length) => {
        const span = { start, end: start + length }
        const kept = clampToSpan(span, place)
        expect(kept).toBeGreaterThanOrEqual(span.start)
        expect(kept).toBeLessThanOrEqual(span.end)
        const share = shareOfSpan(span, place)
        expect(share >= 0 && share <= 1).toBe(true)
      }),
    )
  })
})

describe('seeking in the video player', () => {
  it('is impossible in a premiere, and possible in a live broadcast only with a recorded window (W086)', () => {
    const span = { start: 0, end: 100 }
    expect(canSeek({ kind: 'onDemand', span, stage: video })).toBe(true)
    expect(canSeek({ kind: 'premiere', span, stage: video })).toBe(false)
    expect(canSeek({ kind: 'live', span, stage: video })).toBe(true)
    expect(canSeek({ kind: 'live', span: { start: 80, end: 100 }, stage: video })).toBe(false)
    expect(canSeek({ kind: 'onDemand', span, stage: { is: 'poster', why: 'asked' } })).toBe(false)
  })

  it('skips ten seconds by a double tap at a side and by each further tap, but not by slow taps or in the middle', () => {
    const first = nextTap(undefined, 1000, 0.1)
    const second = nextTap(first, 1200, 0.2)
    const third = nextTap(second, 1400, 0.1)
    expect([first, second, third].map(skipSecondsOf)).toEqual([0, -10, -10])
    expect(skipSecondsOf(nextTap(first, 1400, 0.1))).toBe(0)
    expect(skipSecondsOf(nextTap(first, 1100, 0.9))).toBe(0)
    expect(skipSecondsOf(nextTap(nextTap(undefined, 0, 0.9), 100, 0.9))).toBe(10)
    expect(skipSecondsOf(nextTap(nextTap(undefined, 0, 0.5), 100, 0.5))).toBe(0)
  })
})

describe('a live broadcast or a premiere in the video player', () => {
  it.each([
    [undefined, 'unknown', undefined],
    [Number.NaN, 'unknown', undefined],
    [0.2, 'atEdge', '約1秒おくれ'],
    [14.6, 'atEdge', '約15秒おくれ'],
    [15.4, 'behind', '約15秒おくれ'],
    [150, 'behind', '約3分おくれ'],
  ])('that is %s seconds behind has the state %s, with the text %s', (delay, state, text) => {
    expect([liveState({ delay }), liveDelayText({ delay })]).toEqual([state, text])
  })

  it.each([
    ['2026-01-31T14:00:00Z', undefined],
    ['nonsense', undefined],
    ['2026-01-31T14:00:09.2Z', { days: 0, clock: '0:10', spoken: 'あと10秒' }],
    ['2026-01-31T15:02:03Z', { days: 0, clock: '1:02:03', spoken: 'あと1時間2分' }],
    ['2026-02-02T14:00:00Z', { days: 2, clock: '0:00', spoken: 'あと2日' }],
  ])('that starts at %s has a countdown, unless it has started or its start time is unreadable', (start, countdown) => {
    expect(countdownTo(start, '2026-01-31T14:00:00Z')).toEqual(countdown)
  })
})
