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

/** The next video of a playlist, with the seconds until it starts; without seconds it waits for a press. */
export interface NextUp {
  video: VideoSummary
  seconds?: number | undefined
}

/** Why a video, or a channel's videos, are unavailable. */
export type VideoGone = 'notFound' | 'channelClosed'
