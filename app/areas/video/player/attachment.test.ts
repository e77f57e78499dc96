import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Attachment } from './attachment.ts'
import type { Engine, Fault, PlayerSource } from './engine.types.ts'

const started = vi.hoisted(() => [] as { kind: string; at: number }[])

/** An engine from which nothing ever comes. As in a browser, taking its source away pauses the video. */
const silent = vi.hoisted(() => (kind: 'native' | 'hls') => (video: HTMLVideoElement) => ({
  kind,
  load: () => void started.push({ kind, at: performance.now() / 1000 }),
  resumeLoading: () => {},
  recoverMedia: () => false,
  edge: () => undefined,
  targetDelay: () => 10,
  destroy: () => void Object.assign(video, { paused: true }),
}))
vi.mock('./nativeEngine.ts', () => ({ nativeEngine: silent('native') satisfies (video: HTMLVideoElement) => Engine }))
vi.mock('./hlsEngine.ts', () => ({ hlsEngine: silent('hls') }))

interface Shown {
  readyState: number
  currentTime: number
  hidden: boolean
}

/** Plays for so many seconds, looked at once a second; `at` says what the video shows by then. */
function play(format: PlayerSource['format'], seconds: number, at: (second: number) => Partial<Shown> = () => ({})) {
  const buffered = { length: 0, start: () => 0, end: () => 0 }
  const video = Object.assign(new EventTarget(), {
    paused: false,
    ended: false,
    error: null,
    readyState: 0,
    currentTime: 0,
    buffered,
    canPlayType: () => 'maybe',
  }) as unknown as HTMLVideoElement
  const failed: { fault: Fault | 'stall'; at: number }[] = []
  const source: PlayerSource = { format, address: '/stream', subtitles: [] }
  const attachment = new Attachment({
    video,
    source,
    renew: async () => source,
    play: () => {},
    onFailed: (fault) => {
      failed.push({ fault, at: performance.now() / 1000 })
      attachment.destroy()
    },
  })
  attachment.wantsPlay = true
  attachment.begin()
  for (let second = 1; second <= seconds; second += 1) {
    vi.advanceTimersByTime(1_000)
    const { hidden = false, ...shown } = at(second)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    Object.assign(video, shown)
    if (failed.length === 0) attachment.look()
  }
  return failed
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaSource', class {})
  started.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a stream that nothing comes of (W087)', () => {
  it('is tried with both engines, and said to have failed within 40 seconds', () => {
    const begun = performance.now() / 1000
    const failed = play('HLS', 120)
    expect(started.map(({ kind }) => kind)).toEqual(['native', 'hls'])
    expect(failed).toMatchObject([{ fault: 'stall' }])
    expect((failed[0]?.at ?? 0) - begun).toBeLessThanOrEqual(40)
  })

  it('is said to have failed within 30 seconds where no other engine plays it', () => {
    const begun = performance.now() / 1000
    const failed = play('FILE', 120)
    expect(started.map(({ kind }) => kind)).toEqual(['native'])
    expect((failed[0]?.at ?? 0) - begun).toBeLessThanOrEqual(30)
  })

  it('has not failed while nobody sees its tab, which may load nothing there', () => {
    expect(play('HLS', 120, () => ({ hidden: true }))).toEqual([])
  })

  it('may come late: whoever has got a picture before keeps the whole ladder', () => {
    expect(play('HLS', 60, (second) => ({ readyState: second < 9 ? 0 : 2, currentTime: second < 9 ? 0 : 1 }))).toEqual(
      [],
    )
  })
})
