import type { SpecialSummary, VideoSummary } from '../programme.types.ts'

export type { SpecialSummary, VideoSummary }

/** The channel of videos. */
export interface VideoChannel {
  id: string
  /** The name of the channel; empty while unknown. */
  name: string
  seed?: string | undefined
  href: string
  /** The URL of the list of all its videos. */
  videosHref: string
}

/** The data of a video's own page. */
export interface Video extends VideoSummary {
  /** Whether the video has a trailer, which is free to watch. */
  hasPreview: boolean
}

/** Videos that play one after the other (C122). */
export interface VideoPlaylist {
  name: string
  videos: VideoSummary[]
}

/** The next video of a playlist, offered when the current one has ended. */
export interface NextUp {
  video: VideoSummary
  /** The seconds until it starts; absent if it waits for a press. */
  seconds?: number | undefined
  /** Called to play it at once. */
  onPlay: () => void
  /** Called to stay with the current video. */
  onCancel: () => void
}

/** The trailer of a video that the user cannot watch yet. */
export interface VideoTrailer {
  isPlaying: boolean
  onPlay: () => void
}

/** Why a video, or a channel's videos, are unavailable. */
export type VideoGone = 'notFound' | 'channelClosed'
