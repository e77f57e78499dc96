import type {
  CaptionTrack,
  PlayerStage,
  PlayerView,
  Playback,
} from '@tsudoi/design-system/screens/video/player/player.types'
import type { PlaybackEngine } from './engine.types.ts'
import type { PlayedVideo } from './player.types.ts'
import { premiereStateAt } from './premiere.rules.ts'
import { readPreferences } from './preferences.ts'

const kinds = {
  ONDEMAND: 'onDemand',
  PREMIER: 'premiere',
  LIVE: 'live',
  YOUTUBE: 'onDemand',
  TOGETHER: 'together',
} as const

/** Whether all viewers watch the video at the same time: a premiere, a live stream, or a time of the viewers' own. */
export const isWatchedTogether = ({ type }: PlayedVideo) => type === 'LIVE' || endsWithItsLength(type)

/** Whether the viewers watch at the same time until the length of the video is over. */
const endsWithItsLength = (type: PlayedVideo['type']) => type === 'PREMIER' || type === 'TOGETHER'

/** The waiting room of a video that all viewers watch at the same time, before its start; otherwise undefined. */
export function waitingRoomBefore(video: PlayedVideo, now: number): PlayerStage | undefined {
  const { startTime } = video
  const isToCome = isWatchedTogether(video) && startTime !== undefined && Date.parse(startTime) > now
  return isToCome ? { is: 'room', startTime } : undefined
}

/** The kind of a video at the time `now`. A premiere that has ended is an ordinary video, and so is a joint viewing. */
export function videoKindAt({ type, startTime = '', duration }: PlayedVideo, now: number): PlayerView['kind'] {
  const isOver = endsWithItsLength(type) && premiereStateAt(Date.parse(startTime), now, duration).is === 'over'
  return isOver ? 'onDemand' : kinds[type]
}

/** The initial view, before any request. */
export function initialView(video: PlayedVideo, now: number): PlayerView {
  const { type, duration = 0 } = video
  const { speed, volume, isMuted, captionLanguage, captionLook, hasShortcuts } = readPreferences()
  return {
    stage: waitingRoomBefore(video, now) ?? (type === 'YOUTUBE' ? { is: 'consent' } : { is: 'poster', why: 'asked' }),
    kind: videoKindAt(video, now),
    place: 0,
    span: { start: 0, end: duration },
    buffered: 0,
    speed,
    volume,
    isMuted,
    captions: [],
    captionLanguage,
    captionLook,
    features: { hasFullScreen: false, hasPictureInPicture: false, hasVolume: false },
    isFullScreen: false,
    isInPicture: false,
    hasShortcuts,
    isIdle: false,
  }
}

/** The playback state of a `<video>`, for the view. */
function playbackOf(video: HTMLVideoElement, wantsPlay: boolean): Playback {
  if (video.ended) return 'ended'
  if (video.readyState === 0) return 'loading'
  if (video.paused && !wantsPlay) return 'paused'
  return video.readyState < 3 || video.paused ? 'waiting' : 'playing'
}

function spanOf({ duration, seekable }: HTMLVideoElement, isLive: boolean, known: number) {
  const last = seekable.length - 1
  if (isLive && last >= 0) return { start: seekable.start(0), end: seekable.end(last) }
  return { start: 0, end: Number.isFinite(duration) && duration > 0 ? duration : known }
}

/** The captions of the source and those inside the stream, in the browser's order. */
export function captionsOf({ textTracks }: HTMLVideoElement): CaptionTrack[] {
  return [...textTracks].flatMap(({ kind, label, language }, at) =>
    kind === 'subtitles' || kind === 'captions'
      ? [{ id: String(at), label: label || language || '字幕', language }]
      : [],
  )
}

const chosenCaption = ({ textTracks }: HTMLVideoElement) => {
  const at = [...textTracks].findIndex(({ mode }) => mode === 'showing')
  return at < 0 ? undefined : String(at)
}

/** Returns the view, updated with the current state of the `<video>`. */
export function viewOfVideo(
  video: HTMLVideoElement,
  view: PlayerView,
  engine: PlaybackEngine | undefined,
  wantsPlay: boolean,
): PlayerView {
  const isLive = view.kind === 'live'
  const edge = engine?.edge()
  const loaded = video.buffered.length
  return {
    ...view,
    stage: view.stage.is === 'video' ? { is: 'video', playback: playbackOf(video, wantsPlay) } : view.stage,
    place: video.currentTime,
    span: spanOf(video, isLive, view.span.end),
    buffered: loaded > 0 ? video.buffered.end(loaded - 1) : 0,
    volume: video.volume,
    isMuted: video.muted,
    captions: captionsOf(video),
    captionId: chosenCaption(video),
    delay:
      isLive && engine && edge !== undefined && video.readyState > 0
        ? Math.max(0, edge + engine.age() - video.currentTime)
        : undefined,
  }
}
