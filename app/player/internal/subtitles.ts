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

/** Adds a track for captions. It is removed if its file fails to load. */
export function addTrack(
  video: HTMLVideoElement,
  { language, label, address }: Subtitle,
  kind: TextTrackKind = 'subtitles',
): HTMLTrackElement {
  if (isForeign(address)) video.crossOrigin = 'anonymous'
  const lifted = new WeakSet<TextTrackCue>()
  const track = document.createElement('track')
  Object.assign(track, { kind, srclang: language, label, src: address })
  track.addEventListener('error', () => track.remove())
  if (!hasCaptionBox()) track.track.addEventListener('cuechange', () => liftCues(video, track.track, lifted))
  video.append(track)
  return track
}

/** Adds the captions of the source to the video. Captions that fail to load are removed. */
export function addSubtitles(video: HTMLVideoElement, subtitles: readonly Subtitle[]): void {
  for (const existing of video.querySelectorAll('track')) existing.remove()
  for (const subtitle of subtitles) addTrack(video, subtitle)
}

/** Adds the captions that are missing in the video, because they failed to load. */
export function restoreSubtitles(video: HTMLVideoElement, subtitles: readonly Subtitle[]): void {
  const tracks = [...video.querySelectorAll('track')]
  for (const subtitle of subtitles) {
    const isThere = tracks.some(({ srclang, label }) => srclang === subtitle.language && label === subtitle.label)
    if (!isThere) addTrack(video, subtitle)
  }
}

/** Removes the tracks of captions inside the stream (streamTracks.ts), before an engine plays it that adds its own. */
export function removeStreamTracks(video: HTMLVideoElement): void {
  for (const track of video.querySelectorAll('track[data-stream]')) track.remove()
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

/** The tracks whose cues are read for the transcript. A disabled track would not load its cues. */
const readTracks = new WeakSet<TextTrack>()

/** Loads the cues of a track without showing them. Returns a function that ends this. */
export function loadHiddenCues(track: TextTrack): () => void {
  readTracks.add(track)
  if (track.mode === 'disabled') track.mode = 'hidden'
  return () => {
    readTracks.delete(track)
    if (track.mode === 'hidden') track.mode = 'disabled'
  }
}

/** Shows one caption, by its index among the video's tracks, or none. */
export function showCaption({ textTracks }: HTMLVideoElement, id: string | undefined): void {
  for (const [at, track] of [...textTracks].entries())
    track.mode = String(at) === id ? 'showing' : readTracks.has(track) ? 'hidden' : 'disabled'
}
