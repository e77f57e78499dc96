import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../schema.ts'

/** Codes of a player's state: 0 prepare, 1 start, 2 pause, 3 restart, 4 end, 5 stop (S103). */
export const videoStateCodes = [0, 1, 2, 3, 4, 5] as const

/** Largest reported playback position in seconds: no video is longer than a day. */
const maxPosition = 86_400

const playbackReport = {
  /** State of the player: 0 prepare, 1 start, 2 pause, 3 restart, 4 end, 5 stop (S103). */
  state: z.literal(videoStateCodes),
  /** Playback position: whole seconds from the start of the video, at most a day. */
  position: z.int().check(z.gte(0), z.lte(maxPosition)),
}
const videoPlayback = z.object({
  /** The video's id, as returned by C119. */
  videoId: z.string(),
  ...playbackReport,
})
const moviePlayback = z.object({
  /** The movie's id, as returned in `videoId` by C064. */
  movieId: z.string(),
  ...playbackReport,
})

/** Reports that the caller has started to play a video. */
export const startVideoPlaying = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/analytics/start/playing/video',
  auth: 'member',
  body: videoPlayback,
  response: nothing,
  codes: ['NotFound'],
  source: 'C126',
  summary: 'A video began to play (Q83)',
})

/** Reports that the caller has stopped playing a video. */
export const finishVideoPlaying = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/analytics/finish/playing/video',
  auth: 'member',
  body: videoPlayback,
  response: nothing,
  codes: ['NotFound'],
  source: 'C127',
  summary: 'A video no longer plays (Q83)',
})

/** Reports that the caller has started to play a movie of the collection. */
export const startMoviePlaying = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/analytics/start/playing/movie',
  auth: 'member',
  body: moviePlayback,
  response: nothing,
  codes: ['NotFound'],
  source: 'C128',
  summary: 'A movie of the collection began to play (Q13, Q83)',
})

/** Reports that the caller has stopped playing a movie of the collection. */
export const finishMoviePlaying = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/analytics/finish/playing/movie',
  auth: 'member',
  body: moviePlayback,
  response: nothing,
  codes: ['NotFound'],
  source: 'C129',
  summary: 'A movie of the collection no longer plays (Q13, Q83)',
})
