import type { Subtitle } from './engine.types.ts'

const isForeign = (address: string) => new URL(address, location.href).origin !== location.origin

/** Adds captions to the video. One that fails to load is removed. */
export function addSubtitles(video: HTMLVideoElement, subtitles: readonly Subtitle[]): void {
  for (const old of video.querySelectorAll('track')) old.remove()
  if (subtitles.some(({ address }) => isForeign(address))) video.crossOrigin = 'anonymous'
  for (const { language, label, address } of subtitles) {
    const track = document.createElement('track')
    Object.assign(track, { kind: 'subtitles', srclang: language, label, src: address })
    track.addEventListener('error', () => track.remove())
    video.append(track)
  }
}

/** Value of `readyState` of a loaded `<track>`. */
const loaded = 2

/** Sets the renewed URLs of captions. A loaded one is kept. */
export function renewSubtitles(video: HTMLVideoElement, subtitles: readonly Subtitle[]): void {
  for (const track of video.querySelectorAll('track')) {
    const fresh = subtitles.find(({ language, label }) => language === track.srclang && label === track.label)
    if (fresh && track.readyState !== loaded) track.src = fresh.address
  }
}

/** Shows the caption with this index among the video's tracks, or none. */
export function showCaption({ textTracks }: HTMLVideoElement, id: string | undefined): void {
  for (const [at, track] of [...textTracks].entries()) track.mode = String(at) === id ? 'showing' : 'disabled'
}
