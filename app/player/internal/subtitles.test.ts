import { afterEach, describe, expect, it, vi } from 'vitest'
import { addSubtitles, renewSubtitles, restoreSubtitles } from './subtitles.ts'

const signed = (signature: string) => [
  { language: 'ja', label: '日本語', address: `/${signature}/ja.vtt` },
  { language: 'en', label: 'English', address: `/${signature}/en.vtt` },
]

it('captions that are not loaded yet get the renewed address; loaded captions keep theirs (W086)', () => {
  const video = document.createElement('video')
  addSubtitles(video, signed('old'))
  const tracks = [...video.querySelectorAll('track')]
  Object.defineProperty(tracks[0], 'readyState', { value: 2 })
  renewSubtitles(video, signed('new'))
  expect(tracks.map((track) => track.getAttribute('src'))).toEqual(['/old/ja.vtt', '/new/en.vtt'])
})

it('captions whose file could not be loaded are added again, and no others (Q520)', () => {
  const video = document.createElement('video')
  addSubtitles(video, signed('old'))
  video.querySelector('track')?.dispatchEvent(new Event('error'))
  restoreSubtitles(video, signed('new'))
  expect([...video.querySelectorAll('track')].map((track) => track.getAttribute('src'))).toEqual([
    '/old/en.vtt',
    '/new/ja.vtt',
  ])
})

describe('captions in a browser whose styles cannot move them, such as Firefox (W086)', () => {
  class Cue {
    snapToLines = true
    lineAlign = 'start'
    line: number | string
    constructor(line: number | string = 'auto') {
      this.line = line
    }
  }
  const moved = { snapToLines: false, lineAlign: 'end' }

  /**
   * Shows these cues in a browser whose styles can move captions, if `supports`. Returns a function that shows them
   * again, in a player of the given height.
   */
  function show(cues: Cue[], supports: boolean) {
    vi.stubGlobal('CSS', { supports: () => supports })
    vi.stubGlobal('VTTCue', Cue)
    const video = document.createElement('video')
    vi.spyOn(document, 'createElement').mockImplementationOnce(() => {
      const track = new Image() as unknown as HTMLTrackElement
      return Object.assign(track, { track: Object.assign(new EventTarget(), { activeCues: cues }) })
    })
    addSubtitles(video, signed('old').slice(0, 1))
    const [shown] = video.children as unknown as HTMLTrackElement[]
    return (height: number) => {
      Object.defineProperty(video, 'clientHeight', { value: height, configurable: true })
      shown?.track.dispatchEvent(new Event('cuechange'))
    }
  }
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('are written above the control bar, even after the size of the player has changed', () => {
    const cues = [new Cue(), new Cue()]
    const change = show(cues, false)
    change(384)
    expect(cues.map(({ snapToLines, lineAlign, line }) => ({ snapToLines, lineAlign, line }))).toEqual(
      [75, 75].map((line) => ({ ...moved, line })),
    )
    change(960)
    expect(cues.map(({ line }) => line)).toEqual([90, 90])
  })

  it('keep the place that their file gives them, and stay inside a very low player', () => {
    const [own, low] = [new Cue(10), new Cue()]
    show([own, low], false)(90)
    expect([own.line, low.line]).toEqual([10, 0])
  })

  it('keep their place in a browser whose styles can move captions', () => {
    const cue = new Cue()
    show([cue], true)(384)
    expect(cue.line).toBe('auto')
  })
})
