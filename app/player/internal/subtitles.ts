import type { Subtitle } from './engine.types.ts'

const isForeign = (address: string) => new URL(address, location.href).origin !== location.origin

/** Adds the source's captions to the video. A caption that fails to load is removed. */
export function addSubtitles(video: HTMLVideoElement, subtitles: readonly Subtitle[]): void {
  for (const existing of video.querySelectorAll('track')) existing.remove()
  if (subtitles.some(({ address }) => isForeign(address))) video.crossOrigin = 'anonymous'
  for (const { language, label, address } of subtitles) {
    const track = document.createElement('track')
    Object.assign(track, { kind: 'subtitles', srclang: language, label, src: address })
    track.addEventListener('error', () => track.remove())
    video.append(track)
  }
}

/** `readyState` of a loaded `<track>`. */
const loadedState = 2

/** Updates the captions' addresses after a renewal, except those already loaded. */
export function renewSubtitles(video: HTMLVideoElement, subtitles: readonly Subtitle[]): void {
  for (const track of video.querySelectorAll('track')) {
    const fresh = subtitles.find(({ language, label }) => language === track.srclang && label === track.label)
    if (fresh && track.readyState !== loadedState) track.src = fresh.address
  }
}

/** Shows one caption, by its index among the video's tracks, or none. */
export function showCaption({ textTracks }: HTMLVideoElement, id: string | undefined): void {
  for (const [at, track] of [...textTracks].entries()) track.mode = String(at) === id ? 'showing' : 'disabled'
}
