import * as z from 'zod/mini'
import { ipId, ofChannel } from '../channel/ofChannel.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  expectedPrice,
  hasNext,
  imagePath,
  instant,
  longText,
  nothing,
  openEnum,
  pageAfter,
  pageEnd,
  pageOrder,
  publication,
  shownText,
  webPlatform,
} from '../schema.ts'
import { penlightColors, videoAccessTypes, videoBadges, videoTypes } from './videoKinds.ts'
import { pageLimit } from '../requestFields.ts'

/** A video of a channel, with the caller's access to it. */
export const video = z.object({
  /** Id of the video. */
  videoId: z.string(),
  ...ofChannel,
  title: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** How the video is shown; NONE cannot be played here. */
  type: openEnum(videoTypes),
  /** Badge of the video in a list. */
  badge: openEnum(videoBadges),
  /** How a member gets access to the video; NONE and FREE are free for everyone. */
  accessType: openEnum(videoAccessTypes),
  /** Price in coins; only for RENTAL and PURCHASE. */
  consumeCoin: z.optional(count),
  /** Duration of a RENTAL in hours. */
  rentalHours: z.optional(z.int()),
  /** Price in yen, if the video can be bought with a web payment. */
  webPrice: z.optional(count),
  /** Length of the video in seconds. */
  durationSeconds: z.optional(count),
  /** When the premiere or live starts. */
  startTime: z.optional(instant),
  /** Whether the video has a trailer (C121, PREVIEW). */
  hasPreview: z.boolean(),
  /** Id of the video's playlist; absent without one (C122). */
  playlistId: z.optional(z.string()),
  /** Whether the caller may watch the video: free, bought, rented or unlocked. */
  hasAccess: z.boolean(),
  /** When the caller's rental ends; absent without a rental. */
  accessEndTime: z.optional(instant),
  /** Whether the caller has watched the video; members only. */
  isViewed: z.optional(z.boolean()),
  ...publication,
})
/** A video of a channel, with the caller's access to it. */
export type Video = z.infer<typeof video>

/** Lists the published videos. */
export const listVideos = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/video',
  auth: 'anyone',
  query: z.object({
    ipId: z.optional(ipId),
    /** Type of videos: only these are listed. */
    type: z.optional(z.enum(videoTypes)),
    /** Access type of videos: only these are listed. */
    accessType: z.optional(z.enum(videoAccessTypes)),
    'seek.limit': z.optional(pageLimit),
    'seek.order': z.optional(pageOrder),
    'seek.lastVideoId': z.optional(pageAfter),
  }),
  response: z.object({
    videos: z.array(video),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastVideoId: z.optional(pageEnd) }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C119',
  summary: 'Published videos, the latest first; of one channel, of one type, of one access type',
})

/** Reads a video, and whether the caller may watch it. */
export const getVideo = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/video/{id}',
  auth: 'anyone',
  response: z.object({ item: video }),
  codes: ['NotFound', 'UnavailableVideoPublicationPeriod'],
  source: 'C120',
  summary: "One video, with the caller's access to it",
})

/** Reads the URL from which a video or its trailer plays. */
export const getVideoUrl = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/video/{id}/{type}',
  auth: 'anyone',
  response: z.object({
    /** The URL from which the video plays, with its format. */
    url: z.object({
      /** Format of the URL. HLS: `url` is a master playlist. YOUTUBE: `url` is a page to embed. */
      format: openEnum(['HLS', 'YOUTUBE']),
      /** Address of the video: an https URL, or a path on the app host: /videos/todai/master.m3u8 */
      url: z.string(),
      /** WebVTT subtitles in addition to those in the playlist. */
      subtitleList: z.optional(
        z.array(
          z.object({
            /** Language of the subtitles as a BCP 47 tag: `ja`. */
            language: z.string(),
            label: shownText,
            /** URL of the WebVTT file: https, or a path on the app host. */
            url: z.string(),
          }),
        ),
      ),
    }),
  }),
  codes: ['NotFound', 'UnavailableVideoPublicationPeriod', 'OutOfTerm', 'PermissionDenied'],
  source: 'C121',
  summary:
    'Where a video plays from. {type} is PLAY or PREVIEW; PLAY needs access (PermissionDenied), and a premiere or live has to have begun (OutOfTerm)',
})

/** Reads the videos of a playlist. */
export const getVideoPlaylist = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/video/playlist/{id}',
  auth: 'anyone',
  response: z.object({
    /** The playlist. */
    playlist: z.object({
      /** Id of the playlist. */
      playlistId: z.string(),
      name: shownText,
      videos: z.array(video),
    }),
  }),
  codes: ['NotFound'],
  source: 'C122',
  summary: 'The published videos of a playlist, in playing order',
})

/** Buys or rents a video for coins. */
export const purchaseVideo = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/video/{id}/purchase',
  auth: 'member',
  idempotent: true,
  paid: true,
  query: z.object({ expectedPrice: z.optional(expectedPrice) }),
  body: z.object({ platformType: webPlatform }),
  response: z.object({
    item: video,
    /** The member's coins after the purchase. */
    balance: coinBalance,
  }),
  codes: [
    'NotFound',
    'UnavailableVideoPublicationPeriod',
    'NotEnoughCoin',
    'PriceChanged',
    'SpendingBreak',
    'InvalidArgument',
  ],
  source: 'C123',
  summary:
    'Buys or rents for coins; what one may watch already costs nothing. InvalidArgument for a video that is not sold for coins',
})

/** Marks a video as viewed by the caller. */
export const addVideoHistory = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/video/{id}/history',
  auth: 'member',
  response: nothing,
  codes: ['NotFound', 'UnavailableVideoPublicationPeriod', 'PermissionDenied'],
  source: 'C124',
  summary: 'Marks a video as viewed, at its first playing (S119, Q83)',
})

/** When the viewers who share a link start the video, as a whole minute in UTC: `2026-01-31T12:00:00Z`. */
const startAt = instant.check(z.regex(/T\d\d:\d\d:00Z$/))

/** Reads how many people watch a video together, and the penlights that they have waved. */
export const getTogether = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/together/video/{id}',
  auth: 'anyone',
  silent: true,
  stream: true,
  query: z.object({ startAt }),
  response: z.object({
    /** How many viewers have an open stream of this call for the same video and start. */
    viewerCount: count,
    /** The colours in which viewers have waved penlights for this video and start, each listed once. */
    penlightList: z.array(
      z.object({
        /** Colour of the penlights. */
        color: openEnum(penlightColors),
        /** How often a penlight of the colour was waved. It never decreases while viewers are connected. */
        count,
      }),
    ),
  }),
  codes: ['NotFound', 'UnavailableVideoPublicationPeriod', 'OutOfTerm', 'PermissionDenied', 'InvalidArgument'],
  source: 'ours',
  why: 'The documents have premieres, which an operator schedules, and no way for viewers to choose a time themselves (Q531).',
  summary:
    'Who watches a video together from a time, as events while it changes; for callers who may play the video. InvalidArgument for a start with seconds, and for a live or a YouTube video',
})

/** Waves a penlight for all who watch a video together. */
export const waveTogether = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/together/video/{id}',
  auth: 'anyone',
  silent: true,
  body: z.object({
    startAt,
    /** Colour of the penlight. */
    color: z.enum(penlightColors),
  }),
  response: nothing,
  codes: ['NotFound', 'UnavailableVideoPublicationPeriod', 'OutOfTerm', 'PermissionDenied', 'InvalidArgument'],
  source: 'ours',
  why: 'Viewers who watch a video together see the penlights of the others, without names or texts (Q533).',
  summary: 'Waves a penlight once: the streams of the video and the start count it; for callers who may play the video',
})
