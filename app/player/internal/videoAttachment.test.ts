import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPreferences } from './preferences.ts'
import { enginesFor, VideoAttachment } from './videoAttachment.ts'
import type { PlaybackEngine, EngineEvents, PlaybackFault, PlayerSource } from './engine.types.ts'

const started = vi.hoisted(
  () => [] as { kind: string; at: number; address: string; events: EngineEvents; place?: number | undefined }[],
)

/** Simulates an engine that never delivers data. As in a browser, destroying it pauses the video. */
const silent = vi.hoisted(
  () => (kind: 'native' | 'hls') => (video: HTMLVideoElement, source: { address: string }, events: EngineEvents) => ({
    kind,
    load: (place?: number) =>
      void started.push({ kind, at: performance.now() / 1000, address: source.address, events, place }),
    resumeLoading: () => {},
    recoverMedia: () => false,
    edge: () => undefined,
    age: () => 0,
    targetDelay: () => 10,
    destroy: () => void Object.assign(video, { paused: true }),
  }),
)
vi.mock('./createNativeEngine.ts', () => ({
  createNativeEngine: ((video, address, events) => silent('native')(video, { address }, events)) satisfies (
    video: HTMLVideoElement,
    address: string,
    events: EngineEvents,
  ) => PlaybackEngine,
}))
const loadHls = vi.hoisted(() => vi.fn<() => Promise<object>>(async () => ({})))
vi.mock('./hlsBuild.ts', () => ({ loadHls }))
vi.mock('./createHlsEngine.ts', () => ({ createHlsEngine: silent('hls') }))

interface Shown {
  readyState: number
  currentTime: number
  hidden: boolean
}

/** Returns a video element without data. */
const emptyVideo = () =>
  Object.assign(new EventTarget(), {
    paused: false,
    ended: false,
    error: null,
    readyState: 0,
    currentTime: 0,
    buffered: { length: 0, start: () => 0, end: () => 0 },
    canPlayType: () => 'maybe',
    querySelectorAll: () => [],
  }) as unknown as HTMLVideoElement

/** Plays for `seconds`, and checks the progress every second. `at` returns the state of the video at a given second. */
function play(format: PlayerSource['format'], seconds: number, at: (second: number) => Partial<Shown> = () => ({})) {
  const video = emptyVideo()
  const failed: { fault: PlaybackFault | 'stall'; at: number }[] = []
  const source: PlayerSource = { format, address: '/stream', subtitles: [] }
  const attachment = new VideoAttachment({
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
    if (failed.length === 0) attachment.checkProgress()
  }
  return failed
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaSource', class {})
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  localStorage.clear()
  loadHls.mockClear()
  started.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a stream without data (W087)', () => {
  it('is tried with both engines, native and hls.js, and fails within 40 seconds', () => {
    const begun = performance.now() / 1000
    const failed = play('HLS', 120)
    expect(started.map(({ kind }) => kind)).toEqual(['native', 'hls'])
    expect(failed).toMatchObject([{ fault: 'stall' }])
    expect((failed[0]?.at ?? 0) - begun).toBeLessThanOrEqual(40)
  })

  it('fails within 30 seconds if the browser has only one engine for the format', () => {
    const begun = performance.now() / 1000
    const failed = play('FILE', 120)
    expect(started.map(({ kind }) => kind)).toEqual(['native'])
    expect((failed[0]?.at ?? 0) - begun).toBeLessThanOrEqual(30)
  })

  it('does not fail in a hidden tab, where browsers may load no data', () => {
    expect(play('HLS', 120, () => ({ hidden: true }))).toEqual([])
  })

  it('is treated with all recovery steps if the stream has shown a picture before', () => {
    expect(play('HLS', 60, (second) => ({ readyState: second < 9 ? 0 : 2, currentTime: second < 9 ? 0 : 1 }))).toEqual(
      [],
    )
  })
})

describe('an expired stream address whose status the page cannot read (W086)', () => {
  it('is renewed each time it fails', async () => {
    let signature = 0
    const source = (): PlayerSource => ({ format: 'FILE', address: `/${signature}/film.mp4`, subtitles: [] })
    const video = emptyVideo()
    const onFailed = vi.fn<() => void>()
    const renew = async () => {
      signature += 1
      return source()
    }
    const attachment = new VideoAttachment({ video, source: source(), renew, play: () => {}, onFailed })
    attachment.wantsPlay = true
    attachment.begin()
    const fault = () => started.at(-1)?.events.onFault('network')
    for (const address of ['/1/film.mp4', '/2/film.mp4']) {
      fault()
      fault()
      await vi.waitFor(() => expect(started.at(-1)?.address).toBe(address))
      // Simulates a minute of playback without faults.
      Object.assign(video, { readyState: 4 })
      for (let second = 0; second < 60; second += 1) {
        vi.advanceTimersByTime(1_000)
        video.currentTime += 1
        attachment.checkProgress()
      }
    }
    expect(onFailed).not.toHaveBeenCalled()
  })
})

describe('a stream with captions that only hls.js offers (Q546)', () => {
  const master = '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="日本語",LANGUAGE="ja",URI="ja.m3u8"\n'
  const ja = { language: 'ja', label: '日本語', address: '/ja.vtt' }

  /** Opens a stream with this master playlist, and waits until the player has read it. */
  async function open({ text = master, subtitles = [] as (typeof ja)[], video = emptyVideo() } = {}) {
    vi.useRealTimers()
    const fetched = vi.fn<typeof fetch>(async () => new Response(text))
    vi.stubGlobal('fetch', fetched)
    const source: PlayerSource = { format: 'HLS', address: '/stream', subtitles }
    const attachment = new VideoAttachment({
      video,
      source,
      renew: async () => source,
      play: () => {},
      onFailed: () => {},
    })
    attachment.begin()
    await new Promise((resolve) => setTimeout(resolve))
    await vi.waitFor(() => expect(started.length).toBeGreaterThan(0))
    return { kinds: () => started.map(({ kind }) => kind), fetched, attachment }
  }

  it('changes to hls.js as soon as its code has loaded, and the next stream begins with it', async () => {
    const { kinds } = await open()
    await vi.waitFor(() => expect(kinds()).toEqual(['native', 'hls']))
    expect(readPreferences().hasStreamCaptions).toBe(true)
    expect(enginesFor('HLS', emptyVideo())).toEqual(['hls', 'native'])
    expect(enginesFor('HLS', Object.assign(emptyVideo(), { audioTracks: [] }))).toEqual(['native', 'hls'])
  })

  it('continues at its position, or, if it is live, at the newest one', async () => {
    for (const [duration, place] of [
      [120, 70],
      [Infinity, undefined],
    ]) {
      localStorage.clear()
      // oxlint-disable-next-line no-await-in-loop -- one stream after the other
      await open({ video: Object.assign(emptyVideo(), { readyState: 4, currentTime: 70, duration }) })
      // oxlint-disable-next-line no-await-in-loop -- one stream after the other
      await vi.waitFor(() => expect(started.at(-1)).toMatchObject({ kind: 'hls', place }))
    }
  })

  it.each([
    ['has no captions', { text: '#EXTM3U\n' }],
    ['has those that the host delivers', { subtitles: [ja] }],
  ])('stays with the native engine if it %s', async (_, stream) => {
    const { kinds } = await open(stream)
    expect(kinds()).toEqual(['native'])
    expect(loadHls).not.toHaveBeenCalled()
  })

  it('stays with the native engine if that offers captions, and sends no request', async () => {
    const { kinds, fetched } = await open({ video: Object.assign(emptyVideo(), { audioTracks: [] }) })
    expect(kinds()).toEqual(['native'])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('stays with the native engine if hls.js cannot be loaded', async () => {
    loadHls.mockRejectedValueOnce(new Error('offline'))
    const { kinds } = await open()
    await vi.waitFor(() => expect(loadHls).toHaveBeenCalled())
    expect(kinds()).toEqual(['native'])
  })
})
