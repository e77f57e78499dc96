import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showCaption } from './subtitles.ts'
import { watchCaptionLines, type CaptionLinesState } from './watchCaptionLines.ts'

beforeEach(() => vi.stubGlobal('HTMLTrackElement', { LOADED: 2 }))
afterEach(() => vi.unstubAllGlobals())

const cue = (startTime: number, text: string) => ({ startTime, endTime: startTime + 4, text })

/** A track of a video, in place of the browser's. */
const track = (label = '日本語', language = 'ja') =>
  Object.assign(new EventTarget(), { kind: 'subtitles', label, language, mode: 'disabled', cues: [] as object[] })

type Track = ReturnType<typeof track>

/**
 * A video with tracks. Those in `files` come from a file in the given state of loading. `stream` is the state of those
 * whose captions hls.js adds.
 */
function videoWith(tracks: Track[], files = new Map<Track, number>(), stream: { stream?: string } = {}) {
  const list = Object.assign(new EventTarget(), tracks) as unknown as Track[] & EventTarget
  Object.defineProperty(list, Symbol.iterator, { value: () => tracks[Symbol.iterator]() })
  const fake = Object.assign(new EventTarget(), {
    textTracks: list,
    querySelectorAll: () => [...files].map(([each, readyState]) => ({ track: each, readyState, dataset: stream })),
  })
  return fake as unknown as HTMLVideoElement
}

function watch(video: HTMLVideoElement, caption = { language: 'ja', label: '日本語' }) {
  const states: CaptionLinesState[] = []
  const stop = watchCaptionLines(video, caption, (state) => states.push(state))
  const texts = () => states.map((each) => (each.state === 'ready' ? each.lines.map(({ text }) => text) : each.state))
  return { stop, texts }
}

describe('the captions that the transcript reads (Q520, Q521)', () => {
  it('are loaded without being shown, until the transcript stops reading them', () => {
    const own = track()
    const { stop } = watch(videoWith([track('English', 'en'), own]))
    expect(own.mode).toBe('hidden')
    stop()
    expect(own.mode).toBe('disabled')
  })

  it('stay loaded when the user turns captions off or shows others, and visible captions stay visible when the transcript stops', () => {
    const [english, own] = [track('English', 'en'), track()]
    const video = videoWith([english, own])
    const { stop } = watch(video)
    showCaption(video, '0')
    expect([english.mode, own.mode]).toEqual(['showing', 'hidden'])
    showCaption(video, undefined)
    expect([english.mode, own.mode]).toEqual(['disabled', 'hidden'])
    showCaption(video, '1')
    stop()
    expect(own.mode).toBe('showing')
  })

  it('are reported once their file has loaded', () => {
    const own = track()
    const files = new Map([[own, 1]])
    const video = videoWith([own], files)
    const { texts } = watch(video)
    expect(texts()).toEqual(['loading'])
    files.set(own, 2)
    own.cues = [cue(4, '二'), cue(0, '一')]
    video.dispatchEvent(new Event('load'))
    expect(texts()).toEqual(['loading', ['一', '二']])
  })

  it('are empty, not loading, for a file without captions', () => {
    const own = track()
    const { texts } = watch(videoWith([own], new Map([[own, 2]])))
    expect(texts()).toEqual([[]])
  })

  it('that hls.js adds are loading until the first part of them has come, which may have no captions (Q546)', () => {
    const own = track()
    const stream = { stream: 'pending' }
    const video = videoWith([own], new Map([[own, 2]]), stream)
    const { texts } = watch(video)
    expect(texts()).toEqual(['loading'])
    stream.stream = 'loaded'
    video.dispatchEvent(new Event('timeupdate'))
    expect(texts()).toEqual(['loading', []])
  })

  it('of a live broadcast are appended as they arrive, each reported once', () => {
    const own = track()
    const video = videoWith([own])
    const { texts, stop } = watch(video)
    own.cues = [cue(5_400, '一')]
    video.dispatchEvent(new Event('timeupdate'))
    video.dispatchEvent(new Event('timeupdate'))
    own.cues = [...own.cues, cue(5_404, '二'), { startTime: 5_404 }]
    video.dispatchEvent(new Event('progress'))
    expect(texts()).toEqual([[], ['一'], ['一', '二']])
    stop()
    own.cues = []
    video.dispatchEvent(new Event('timeupdate'))
    expect(texts()).toHaveLength(3)
  })

  it('have failed while their track is missing, and are read from the track that replaces it', () => {
    const tracks = [track('English', 'en')]
    const video = videoWith(tracks)
    const { texts } = watch(video)
    expect(texts()).toEqual(['failed'])
    const own = Object.assign(track(), { cues: [cue(0, '一')] })
    tracks.push(own)
    Object.assign(video.textTracks, tracks)
    video.textTracks.dispatchEvent(new Event('addtrack'))
    expect(texts()).toEqual(['failed', ['一']])
    expect(own.mode).toBe('hidden')
  })

  it('are loaded again if the browser disables their track', () => {
    const own = track()
    const video = videoWith([own])
    watch(video)
    own.mode = 'disabled'
    video.textTracks.dispatchEvent(new Event('change'))
    expect(own.mode).toBe('hidden')
  })
})
