import type { ManifestLoadedData, MediaPlaylist } from 'hls.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadHls, needsWholeBuild, partsOf } from './hlsBuild.ts'
import { savePreferences } from './preferences.ts'

vi.mock('hls.js/light', () => ({ default: 'light' }))
vi.mock('./hlsWhole.ts', () => ({ Hls: 'whole' }))

beforeEach(() => localStorage.clear())

const rendition = (lang: string) => ({ name: lang, lang, forced: false, url: '' }) as MediaPlaylist
const ja = { language: 'ja', label: '日本語', address: '/ja.vtt' }

/** What a stream has, by the renditions that its master playlist declares. */
const partsWith = (declared: Partial<ManifestLoadedData>, subtitles = [ja]) =>
  partsOf({ audioTracks: [], ...declared } as ManifestLoadedData, subtitles)

describe('the build of hls.js (Q310, Q546)', () => {
  it.each<[string, Partial<ManifestLoadedData>, boolean]>([
    ['neither', {}, false],
    ['sound inside the video files', { audioTracks: [rendition('ja')] }, false],
    ['separate sound', { audioTracks: [{ ...rendition('ja'), url: 'box.m3u8' }] }, true],
    ['captions that the host delivers as a file, too', { subtitles: [rendition('ja')] }, false],
    ['captions of another language', { subtitles: [rendition('ja'), rendition('en')] }, true],
    ['captions in the picture', { captions: [rendition('en')] }, true],
  ])('is the full one only for a stream that needs it: %s', (_, declared, isWhole) => {
    expect(needsWholeBuild(partsWith(declared))).toBe(isWhole)
  })

  it('that is loaded before the next film is the one that the last stream on this device needed', async () => {
    const load = async () => (await loadHls()).Hls as unknown
    expect(await load()).toBe('light')
    savePreferences(partsWith({ subtitles: [rendition('ja')] }, []))
    expect(await load()).toBe('whole')
    savePreferences(partsWith({}))
    expect(await load()).toBe('light')
    savePreferences({ isSoundApart: true })
    expect(await load()).toBe('whole')
  })
})
