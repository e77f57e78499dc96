import type { SpecialSummary, VideoSummary } from '../programme.types.ts'

export type { SpecialSummary, VideoSummary }

/** The channel that videos belong to. */
export interface VideoChannel {
  id: string
  /** Empty until it is known. */
  name: string
  seed?: string
  href: string
  /** All of its videos. */
  videosHref: string
}

/** A video on its own page. */
export interface Video extends VideoSummary {
  /** There is a trailer, which anybody may watch. */
  hasPreview: boolean
}

/** Videos to be played one after the other (C122). */
export interface VideoPlaylist {
  name: string
  videos: VideoSummary[]
}

/** What plays next in a playlist, in so many seconds; without them it waits for a press. */
export interface NextUp {
  video: VideoSummary
  seconds?: number
}

/** Why a video, or a channel's videos, cannot be seen. */
export type VideoGone = 'notFound' | 'channelClosed'
