import * as z from 'zod/mini'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { count, imagePath, instant, nothing, openEnum } from '../schema.ts'
import { videoAccessTypes, videoBadges, videoTypes } from './videoKinds.ts'

export const video = z.object({
  videoId: z.string(),
  ipId: z.string(),
  ipName: z.string(),
  oshiColor: z.optional(z.string()),
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  /** NONE: not to be played here. */
  type: openEnum(videoTypes),
  badge: openEnum(videoBadges),
  /** NONE and FREE are open to everybody. */
  accessType: openEnum(videoAccessTypes),
  /** RENTAL and PURCHASE. */
  consumeCoin: z.optional(count),
  /** RENTAL: how long one may watch from then on. */
  rentalHours: z.optional(z.int()),
  /** In yen, where a web payment opens it. */
  webPrice: z.optional(count),
  durationSeconds: z.optional(count),
  /** When a premiere or a live begins. */
  startTime: z.optional(instant),
  hasPreview: z.boolean(),
  playlistId: z.optional(z.string()),
  /** Whether the caller may watch it: free, bought, rented or unlocked. */
  hasAccess: z.boolean(),
  /** Until when it is rented. */
  accessEndTime: z.optional(instant),
  /** Members only. */
  isViewed: z.optional(z.boolean()),
  publicationStartTime: instant,
  publicationEndTime: instant,
})
export type Video = z.infer<typeof video>

export const listVideos = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/video',
  auth: 'anyone',
  query: z.object({
    ipId: z.optional(z.string()),
    type: z.optional(z.enum(videoTypes)),
    accessType: z.optional(z.enum(videoAccessTypes)),
    'seek.limit': z.optional(z.int()),
    'seek.order': z.optional(z.enum(['ASC', 'DESC'])),
    'seek.lastVideoId': z.optional(z.string()),
  }),
  response: z.object({
    videos: z.array(video),
    seek: z.object({ hasNext: z.boolean(), lastVideoId: z.optional(z.string()) }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C119',
  summary: 'Published videos, the latest first; of one channel, of one type, of one access type',
})

export const getVideo = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/video/{id}',
  auth: 'anyone',
  response: z.object({ item: video }),
  codes: ['NotFound', 'UnavailableVideoPublicationPeriod'],
  source: 'C120',
  summary: 'One video, with what the caller may do with it',
})

export const getVideoUrl = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/video/{id}/{type}',
  auth: 'anyone',
  response: z.object({
    url: z.object({
      /** HLS: the address of a master playlist. YOUTUBE: the address of a page to embed. */
      format: openEnum(['HLS', 'YOUTUBE']),
      /** An https address, or a path at the app host: /videos/todai/master.m3u8 */
      url: z.string(),
      /** WebVTT, beside what the playlist itself offers. */
      subtitleList: z.optional(z.array(z.object({ language: z.string(), label: z.string(), url: z.string() }))),
    }),
  }),
  codes: ['NotFound', 'UnavailableVideoPublicationPeriod', 'OutOfTerm', 'PermissionDenied'],
  source: 'C121',
  summary:
    'Where a video plays from. {type} is PLAY or PREVIEW; PLAY needs access (PermissionDenied), and a premiere or live has to have begun (OutOfTerm)',
})

export const getVideoPlaylist = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/video/playlist/{id}',
  auth: 'anyone',
  response: z.object({ playlist: z.object({ playlistId: z.string(), name: z.string(), videos: z.array(video) }) }),
  codes: ['NotFound'],
  source: 'C122',
  summary: 'Videos to be played one after the other, those that are published now',
})

export const purchaseVideo = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/video/{id}/purchase',
  auth: 'member',
  idempotent: true,
  body: z.object({ platformType: z.literal('WEB') }),
  response: z.object({
    item: video,
    /** After it. */
    balance: coinBalance,
  }),
  codes: ['NotFound', 'UnavailableVideoPublicationPeriod', 'NotEnoughCoin', 'InvalidArgument'],
  source: 'C123',
  summary:
    'Buys or rents for coins; what one may watch already costs nothing. InvalidArgument for a video that is not sold for coins',
})

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
