import type { ErrorData, default as Hls, MediaPlaylist } from 'hls.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectCaptions } from './connectCaptions.ts'

const rendition = (lang: string, more: Partial<MediaPlaylist> = {}) =>
  ({ name: lang, lang, forced: false, type: 'SUBTITLES', ...more }) as MediaPlaylist
const [ja, en, fr] = [rendition('ja'), rendition('en'), rendition('fr')]

/** Simulates hls.js: a list of renditions, of which one is selected. */
function fakeHls(subtitleTracks: MediaPlaylist[]) {
  const handlers = new Map<string, (name: string, data: unknown) => void>()
  return {
    subtitleTracks,
    subtitleTrack: -1,
    on: (name: string, handler: (name: string, data: unknown) => void) => handlers.set(name, handler),
    trigger: (name: string, data: unknown = {}) => handlers.get(name)?.(name, data),
  }
}

const cue = (startTime: number, text: string) => ({
  id: `${startTime}${text}`,
  startTime,
  endTime: startTime + 4,
  text,
})
type Cue = ReturnType<typeof cue>

/** A track of a video, in place of the browser's. Like there, a disabled one lists no cues. */
function fakeTrack() {
  const added: Cue[] = []
  return {
    mode: 'disabled',
    added,
    get cues() {
      return this.mode === 'disabled' ? null : added
    },
    addCue: (cue: Cue) => void added.push(cue),
    removeCue: (cue: Cue) => void added.splice(added.indexOf(cue), 1),
  }
}

/** Plays a stream that declares these renditions. */
function play(renditions: MediaPlaylist[], captions: MediaPlaylist[] = [], video = document.createElement('video')) {
  Object.defineProperty(video, 'textTracks', { value: new EventTarget(), configurable: true })
  const hls = fakeHls(renditions)
  const { isOwnFault } = connectCaptions(hls as unknown as Hls, video, [
    { language: 'fr', label: 'Français', address: '/fr.vtt' },
  ])
  hls.trigger('hlsManifestLoaded', { subtitles: renditions, captions })
  const elements = [...video.querySelectorAll('track')]
  const tracks = elements.map(({ track }) => track as unknown as ReturnType<typeof fakeTrack>)
  const setMode = (at: number, mode: string) => {
    Object.assign(tracks[at] ?? {}, { mode })
    video.textTracks.dispatchEvent(new Event('change'))
  }
  const parse = (subtitleTrack: MediaPlaylist, ...cues: Cue[]) => hls.trigger('hlsCuesParsed', { cues, subtitleTrack })
  return { hls, video, elements, tracks, setMode, parse, isOwnFault }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:http://localhost/1' }))
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get(this: { fake?: object }) {
      return (this.fake ??= fakeTrack())
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLTrackElement.prototype, 'track')
})

describe('captions inside a stream that hls.js plays (Q546)', () => {
  it('become tracks of the video, without those that the host delivers as a file', () => {
    const closed = rendition('de', { name: 'Deutsch', type: 'CLOSED-CAPTIONS' })
    const { elements } = play([ja, fr, en], [closed])
    expect(elements.map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
      ['subtitles', 'ja', 'ja'],
      ['subtitles', 'en', 'en'],
      ['captions', 'de', 'Deutsch'],
    ])
  })

  it('are loaded only while they are shown or read', () => {
    const { hls, setMode } = play([ja, en])
    hls.trigger('hlsSubtitleTracksUpdated')
    expect(hls.subtitleTrack).toBe(-1)
    setMode(1, 'showing')
    expect(hls.subtitleTrack).toBe(1)
    setMode(1, 'disabled')
    expect(hls.subtitleTrack).toBe(-1)
    setMode(0, 'hidden')
    expect(hls.subtitleTrack).toBe(0)
  })

  it('of two languages, one shown and one read, are loaded in turns', () => {
    const { hls, setMode } = play([ja, en])
    setMode(0, 'hidden')
    setMode(1, 'showing')
    const loaded = [hls.subtitleTrack]
    for (let turn = 0; turn < 3; turn += 1) {
      vi.advanceTimersByTime(2_000)
      loaded.push(hls.subtitleTrack)
    }
    expect(loaded).toEqual([0, 1, 0, 1])
  })

  it('are added to the track of their language, each once', () => {
    const { tracks, parse } = play([ja, en])
    parse(ja, cue(4, '一'), cue(8, '二'))
    parse(ja, cue(8, '二'), cue(12, '三'))
    parse(en, cue(4, 'one'))
    parse(rendition('fr'), cue(4, 'un'))
    expect(tracks.map(({ added }) => added.map(({ text }) => text))).toEqual([['一', '二', '三'], ['one']])
  })

  it('rest for ten seconds if hls.js cannot read them, and are then loaded again', () => {
    const { hls, setMode } = play([ja])
    setMode(0, 'showing')
    hls.trigger('hlsSubtitleFragProcessed', { success: false })
    expect(hls.subtitleTrack).toBe(-1)
    vi.advanceTimersByTime(8_000)
    expect(hls.subtitleTrack).toBe(-1)
    vi.advanceTimersByTime(4_000)
    expect(hls.subtitleTrack).toBe(0)
  })

  it.each<[string, object, boolean]>([
    ['of their playlist', { context: { type: 'subtitleTrack' } }, true],
    ['in their playlist', { parent: 'subtitle' }, true],
    ['of a segment', { frag: { type: 'subtitle' } }, true],
    ['of the picture', { frag: { type: 'main' }, parent: 'main' }, false],
  ])('are told apart from the picture by a fault %s', (_, fault, isOwn) => {
    expect(play([ja]).isOwnFault(fault as ErrorData)).toBe(isOwn)
  })

  it('keep the user’s choice, but no times of before, when the stream is attached again', () => {
    const first = play([ja, en])
    first.setMode(1, 'showing')
    first.parse(en, cue(400, 'before'))
    first.hls.trigger('hlsDestroying')
    const second = play([ja, en], [], first.video)
    expect(second.elements).toEqual(first.elements)
    expect([second.tracks[1]?.mode, second.tracks[1]?.added]).toEqual(['showing', []])
    second.parse(en, cue(4, 'after'))
    expect(second.tracks[1]?.added.map(({ text }) => text)).toEqual(['after'])
    second.hls.trigger('hlsSubtitleTracksUpdated')
    expect([first.hls.subtitleTrack, second.hls.subtitleTrack]).toEqual([1, 1])
  })
})
