/** The text tracks for captions inside a stream, to which hls.js adds the cues. */
import type { Subtitle } from './engine.types.ts'
import { addTrack } from './subtitles.ts'

/** A track for captions inside a stream. */
export interface StreamTrack {
  track: TextTrack
  /** Adds cues, except those that were added before: segments repeat a cue that lasts longer than one of them. */
  addCues: (cues: readonly VTTCue[]) => void
}

/** Address of a caption file without captions: a track without a file counts as one that failed to load. */
let emptyFile: string | undefined
const emptyFileAddress = () => (emptyFile ??= URL.createObjectURL(new Blob(['WEBVTT\n\n'], { type: 'text/vtt' })))

/** Removes the cues of a track. A disabled track does not list its cues. */
function clearCues(track: TextTrack): void {
  const { mode } = track
  if (mode === 'disabled') track.mode = 'hidden'
  while (track.cues?.[0]) track.removeCue(track.cues[0])
  track.mode = mode
}

/**
 * Adds a track for captions inside the stream. After an engine has been attached again, it gets the same track without
 * cues, so that the user's choice remains.
 */
export function addStreamTrack(
  video: HTMLVideoElement,
  names: Pick<Subtitle, 'language' | 'label'>,
  kind: TextTrackKind,
): StreamTrack {
  const existing = [...video.querySelectorAll<HTMLTrackElement>('track[data-stream]')].find(
    ({ srclang, label }) => srclang === names.language && label === names.label,
  )
  const element = existing ?? addTrack(video, { ...names, address: emptyFileAddress() }, kind)
  // `pending` until a part of the captions has come (watchCaptionLines.ts).
  element.dataset['stream'] = 'pending'
  const { track } = element
  clearCues(track)
  const ids = new Set<string>()
  const addCues = (cues: readonly VTTCue[]) => {
    element.dataset['stream'] = 'loaded'
    for (const cue of cues) {
      if (!ids.has(cue.id)) track.addCue(cue)
      ids.add(cue.id)
    }
  }
  return { track, addCues }
}
