import type { CaptionTrack } from '@tsudoi/design-system/screens/video/player/player.types'
import type { TranscriptLine } from '@tsudoi/design-system/screens/video/player/transcript.rules'
import { captionLines, type CaptionCue } from './captionLines.ts'
import { captionsOf } from './playerView.mappers.ts'
import { loadHiddenCues } from './subtitles.ts'

/** Which captions to read. A track's id changes when others are removed; its language and label do not. */
export type CaptionToRead = Pick<CaptionTrack, 'language' | 'label'>

/** The lines of a caption track. `failed`: its file could not be loaded, so that the player has removed it. */
export type CaptionLinesState = { state: 'loading' | 'failed' } | { state: 'ready'; lines: readonly TranscriptLine[] }

/** The track of a video with these captions; undefined if there is none. */
function trackOf(video: HTMLVideoElement, { language, label }: CaptionToRead): TextTrack | undefined {
  const found = captionsOf(video).find((caption) => caption.language === language && caption.label === label)
  return found && video.textTracks[Number(found.id)]
}

const hasText = (cue: TextTrackCue): cue is TextTrackCue & CaptionCue => 'text' in cue

/**
 * Whether the file of a track is still loading. Captions inside the stream have no file: they come with the video, and
 * are loading until a part of them has come (streamTracks.ts).
 */
function isLoading(video: HTMLVideoElement, track: TextTrack): boolean {
  const element = [...video.querySelectorAll('track')].find((each) => each.track === track)
  if (!element) return false
  return element.readyState < HTMLTrackElement.LOADED || element.dataset['stream'] === 'pending'
}

/** Events after which a track may have other cues: of a live broadcast, they come while it plays. */
const videoEvents = ['timeupdate', 'progress', 'emptied']

/**
 * Reads the captions of a track without showing them, and reports their lines now and whenever they change, until the
 * returned function is called.
 */
export function watchCaptionLines(
  video: HTMLVideoElement,
  caption: CaptionToRead,
  onChange: (state: CaptionLinesState) => void,
): () => void {
  const control = new AbortController()
  const { signal } = control
  let track: TextTrack | undefined
  let stopReading = () => {}
  let reported = ''
  const setTrack = (found: TextTrack | undefined) => {
    if (found === track && found?.mode !== 'disabled') return
    stopReading()
    track = found
    stopReading = found ? loadHiddenCues(found) : () => {}
  }
  const update = () => {
    const found = trackOf(video, caption)
    setTrack(found)
    const cues = [...(found?.cues ?? [])].filter(hasText)
    const last = cues.at(-1)
    const state = !found ? 'failed' : cues.length === 0 && isLoading(video, found) ? 'loading' : 'ready'
    const version = [state, cues.length, cues[0]?.startTime, last?.startTime, last?.text].join(' ')
    if (version === reported) return
    reported = version
    onChange(state === 'ready' ? { state, lines: captionLines(cues) } : { state })
  }
  // The events of a `<track>` do not bubble, so they are captured.
  for (const name of ['load', 'error']) video.addEventListener(name, update, { signal, capture: true })
  for (const name of videoEvents) video.addEventListener(name, update, { signal })
  for (const name of ['addtrack', 'removetrack', 'change']) video.textTracks.addEventListener(name, update, { signal })
  update()
  signal.addEventListener('abort', () => stopReading())
  return () => control.abort()
}
