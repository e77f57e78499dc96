import type { Subtitle } from './engine.types.ts'

const isForeign = (address: string) => new URL(address, location.href).origin !== location.origin

/** Puts the captions that came beside the address into the video; one that cannot be had is not offered. */
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

/** As a `<track>` says it. */
const loaded = 2

/** The same from a renewed address. One that is loaded stays as it is. */
export function renewSubtitles(video: HTMLVideoElement, subtitles: readonly Subtitle[]): void {
  for (const track of video.querySelectorAll('track')) {
    const fresh = subtitles.find(({ language, label }) => language === track.srclang && label === track.label)
    if (fresh && track.readyState !== loaded) track.src = fresh.address
  }
}

/** Shows one caption, by its place among the video's tracks, or none. */
export function showCaption({ textTracks }: HTMLVideoElement, id: string | undefined): void {
  for (const [at, track] of [...textTracks].entries()) track.mode = String(at) === id ? 'showing' : 'disabled'
}
