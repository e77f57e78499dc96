import type { Subtitle } from './engine.types.ts'

const isForeign = (address: string) => new URL(address, location.href).origin !== location.origin

/** The height of the control bar in px. The design system moves captions up by as much (VideoPlayer). */
const barHeight = 96

/**
 * Whether styles of the design system can move the captions above the control bar. In Firefox they cannot, because it
 * has no such element.
 */
const hasCaptionBox = () => CSS.supports('selector(video::-webkit-media-text-track-container)')

/** Moves the current cues above the control bar, except those that the caption file places itself. */
function liftCues(video: HTMLVideoElement, { activeCues }: TextTrack, lifted: WeakSet<TextTrackCue>): void {
  for (const cue of activeCues ?? []) {
    if (!(cue instanceof VTTCue) || (cue.line !== 'auto' && !lifted.has(cue))) continue
    lifted.add(cue)
    const line = Math.max(0, 100 - (100 * barHeight) / video.clientHeight)
    Object.assign(cue, { snapToLines: false, line, lineAlign: 'end' })
  }
}

/** Adds the captions of the source to the video. Captions that fail to load are removed. */
export function addSubtitles(video: HTMLVideoElement, subtitles: readonly Subtitle[]): void {
  for (const existing of video.querySelectorAll('track')) existing.remove()
  if (subtitles.some(({ address }) => isForeign(address))) video.crossOrigin = 'anonymous'
  const lifted = new WeakSet<TextTrackCue>()
  for (const { language, label, address } of subtitles) {
    const track = document.createElement('track')
    Object.assign(track, { kind: 'subtitles', srclang: language, label, src: address })
    track.addEventListener('error', () => track.remove())
    if (!hasCaptionBox()) track.track.addEventListener('cuechange', () => liftCues(video, track.track, lifted))
    video.append(track)
  }
}

/** Value of `readyState` of a `<track>` that is loaded. */
const loadedState = 2

/** Updates the captions' addresses after the source was renewed, except those of loaded captions. */
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
