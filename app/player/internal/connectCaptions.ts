import { Events, type CuesParsedData, type default as Hls, type ErrorData, type MediaPlaylist } from 'hls.js'
import type { Subtitle } from './engine.types.ts'
import { shownRenditions } from './streamCaptions.ts'
import { addStreamTrack, type StreamTrack } from './streamTracks.ts'

/** The captions of a stream that hls.js plays. */
export interface HlsCaptions {
  /** Whether a fault only concerns the captions. hls.js has then stopped to load, and can continue without them. */
  isOwnFault: (fault: ErrorData) => boolean
}

/** After this time (ms) hls.js loads the other captions: it can load only those of one language at a time. */
const turnMs = 2_000
/** Pause (ms) after captions that hls.js cannot read. */
const restMs = 10_000

const keyOf = ({ lang, name }: MediaPlaylist) => `${lang} ${name}`

/**
 * Shows the captions inside a stream as text tracks of the video. hls.js loads those that are shown or read. Ends when
 * hls.js is destroyed.
 */
export function connectCaptions(hls: Hls, video: HTMLVideoElement, subtitles: readonly Subtitle[]): HlsCaptions {
  const tracks = new Map<string, StreamTrack>()
  let restUntil = 0

  const isWanted = (rendition: MediaPlaylist) => {
    const track = tracks.get(keyOf(rendition))?.track
    return track !== undefined && track.mode !== 'disabled' && performance.now() >= restUntil
  }
  /** Lets hls.js load captions that are shown or read: with `isTurn` the next ones, if there are several. */
  const select = (isTurn: boolean) => {
    const { subtitleTrack: current, subtitleTracks } = hls
    const wanted = subtitleTracks.flatMap((rendition, at) => (isWanted(rendition) ? [at] : []))
    const others = isTurn ? wanted.filter((at) => at > current) : wanted.filter((at) => at === current)
    const next = others[0] ?? wanted[0] ?? -1
    if (next !== current) hls.subtitleTrack = next
  }
  const rest = () => {
    restUntil = performance.now() + restMs
    select(false)
  }
  const addCues = ({ cues, subtitleTrack, closedCaptions }: CuesParsedData) => {
    const rendition = subtitleTrack ?? closedCaptions
    if (rendition) tracks.get(keyOf(rendition))?.addCues(cues as VTTCue[])
  }

  hls.on(Events.MANIFEST_LOADED, (_, { subtitles: own = [], captions = [] }) => {
    for (const rendition of shownRenditions([...own, ...captions], subtitles)) {
      const { name, lang = '', type } = rendition
      const kind = type === 'CLOSED-CAPTIONS' ? 'captions' : 'subtitles'
      if (!tracks.has(keyOf(rendition)))
        tracks.set(keyOf(rendition), addStreamTrack(video, { label: name, language: lang }, kind))
    }
  })
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => select(false))
  hls.on(Events.CUES_PARSED, (_, data) => addCues(data))
  hls.on(Events.SUBTITLE_FRAG_PROCESSED, (_, { success }) => {
    // hls.js loads nothing more of captions of which it could not read a segment, until they are selected again.
    if (!success) rest()
  })
  const onChange = () => select(false)
  video.textTracks.addEventListener('change', onChange)
  const timer = setInterval(() => select(true), turnMs)
  hls.on(Events.DESTROYING, () => {
    clearInterval(timer)
    video.textTracks.removeEventListener('change', onChange)
  })
  return {
    isOwnFault({ parent, frag, context }) {
      const isOwn =
        [parent, frag?.type].some((type) => type === 'subtitle') || String(context?.type) === 'subtitleTrack'
      if (isOwn) rest()
      return isOwn
    },
  }
}
