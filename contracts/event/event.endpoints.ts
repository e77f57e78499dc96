import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, imagePath, instant, nothing, openEnum } from '../schema.ts'

export const eventKinds = ['LIVE', 'PREMIER', 'LIVETALK'] as const
/** `IN_HOLDING` until the last episode has ended, before the first one too. */
export const holdings = ['IN_HOLDING', 'HOLDING_END'] as const

export const event = z.object({
  eventId: z.string(),
  ipId: z.string(),
  ipName: z.string(),
  oshiColor: z.optional(z.string()),
  kind: openEnum(eventKinds),
  holding: openEnum(holdings),
  title: z.string(),
  image: z.optional(imagePath),
  venue: z.optional(z.string()),
  /** Of the first episode. */
  startTime: instant,
  /** Of the last episode. */
  endTime: instant,
  episodeCount: count,
  /** Members only. */
  hasFollowed: z.optional(z.boolean()),
})
export type Event = z.infer<typeof event>

/** One performance of an event. */
export const episode = z.object({
  episodeId: z.string(),
  eventId: z.string(),
  title: z.string(),
  image: z.optional(imagePath),
  holding: openEnum(holdings),
  startTime: instant,
  endTime: instant,
})
export type Episode = z.infer<typeof episode>

export const listEvents = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event',
  auth: 'anyone',
  query: z.object({
    ipId: z.optional(z.string()),
    kind: z.optional(z.enum(eventKinds)),
    holding: z.optional(z.enum(holdings)),
    'seek.limit': z.optional(z.int()),
    /** By the start; ASC when nothing is said. */
    'seek.order': z.optional(z.enum(['ASC', 'DESC'])),
    'seek.lastStartTime': z.optional(instant),
  }),
  response: z.object({
    events: z.array(event),
    seek: z.object({ hasNext: z.boolean(), lastStartTime: z.optional(instant) }),
  }),
  source: 'C025',
  summary: 'Events that can be seen now, by their start',
})

export const getEvent = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event/{id}',
  auth: 'anyone',
  /** Cancelled episodes are left out. */
  query: z.object({ episodeStatus: z.literal('NORMAL') }),
  response: z.object({
    event: z.extend(event, {
      /** Plain text, where line breaks count. */
      description: z.optional(z.string()),
      /** Sentences under ご注意. */
      cautionList: z.optional(z.array(z.string())),
      episodes: z.array(episode),
    }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C026',
  summary: 'One event with its episodes',
})

export const followEvent = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v1/event/{id}/follow',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'C027',
  summary: 'Follows an event; following twice changes nothing',
})

export const unfollowEvent = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v1/event/{id}/follow',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'C028',
  summary: 'Stops following an event; not following it changes nothing',
})

export const listFollowedEvents = endpoint({
  host: 'app',
  method: 'GET',
  /** {id} is the account, and only its owner's own: whom one goes to see is personal (X11). */
  path: '/v1/event/follow/{id}',
  auth: 'member',
  query: z.object({ 'seek.limit': z.optional(z.int()), 'seek.lastFollowTime': z.optional(instant) }),
  response: z.object({
    followEventList: z.array(event),
    seek: z.object({ hasNext: z.boolean(), lastFollowTime: z.optional(instant) }),
  }),
  codes: ['NotFound'],
  source: 'C029',
  summary: "The member's followed events, the latest follow first; another account's id is NotFound",
})

/** An entry of an episode's bulletin board. */
export const bbsEntry = z.object({
  bbsId: z.string(),
  /** Absent for an entry of the channel. */
  accountId: z.optional(z.string()),
  authorName: z.string(),
  authorImage: z.optional(imagePath),
  isOfficial: z.boolean(),
  text: z.string(),
  image: z.optional(imagePath),
  createTime: instant,
})
export type BbsEntry = z.infer<typeof bbsEntry>

export const getEpisodeDetail = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event/episode/{episodeId}/detail',
  auth: 'anyone',
  query: z.object({
    eventId: z.string(),
    /** Words that an entry of the board, or its author's name, must contain. */
    bbsFilterQuery: z.optional(z.string().check(z.maxLength(100))),
    /** Of the board, from 1; 20 entries each. */
    page: z.optional(z.int()),
  }),
  response: z.object({
    data: z.extend(episode, {
      ipId: z.string(),
      ipName: z.string(),
      eventTitle: z.string(),
      description: z.optional(z.string()),
      /** When the board can be read; absent without one. */
      bbsStartTime: z.optional(instant),
      bbsEndTime: z.optional(instant),
      /** The latest first; empty outside of the board's time. */
      bbsList: z.array(bbsEntry),
      /** There is an on-demand video, now or later. */
      hasOnDemandVideo: z.boolean(),
      /** Members only: may watch, by ticket or by purchase. */
      hasTicket: z.optional(z.boolean()),
    }),
    /** Of the board. */
    pagination: z.object({ page: z.int().check(z.positive()), total: count, hasNext: z.boolean() }),
    /** Who is watching now. */
    userCount: count,
  }),
  codes: ['NotFound', 'InvalidArgument'],
  source: 'C030',
  summary: 'One episode with its bulletin board, page by page',
})

export const getOnDemandVideo = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event/episode/{episodeId}/on-demand-video',
  auth: 'member',
  query: z.object({ eventId: z.string() }),
  response: z.object({
    video: z.object({
      videoId: z.string(),
      episodeId: z.string(),
      title: z.string(),
      /** Of an HLS master playlist: an https address, or a path at the app host, /videos/todai/master.m3u8 */
      url: z.string(),
      image: z.optional(imagePath),
      /** In seconds. */
      duration: count,
      publicationStartTime: instant,
      publicationEndTime: instant,
    }),
  }),
  codes: ['NotFound', 'PermissionDenied', 'UnavailableVideoPublicationPeriod'],
  source: 'C031',
  summary: 'The recording of an episode, for who has a ticket or bought the viewing (PermissionDenied otherwise)',
})

export const countUsers = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/count',
  auth: 'anyone',
  stream: true,
  /** Exactly one of the two: who has a seat, or who is watching now. */
  query: z.union([
    z.object({ 'booking.eventEpisodeId': z.string() }),
    z.object({ 'viewing.eventEpisodeId': z.string() }),
  ]),
  response: z.object({ userCount: count }),
  codes: ['NotFound', 'InvalidArgument'],
  source: 'C032',
  summary:
    'How many have booked an episode, or watch it; as events while it changes. An open stream of `viewing` counts as watching',
})

export const getBbsEntry = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event/episode/bbs/{bbsId}/detail',
  auth: 'anyone',
  response: z.object({
    bbs: z.extend(bbsEntry, {
      eventId: z.string(),
      eventTitle: z.string(),
      episodeId: z.string(),
      episodeTitle: z.string(),
    }),
  }),
  codes: ['NotFound', 'UnavailableChatPeriod'],
  source: 'C033',
  summary: 'One entry of a bulletin board, while the board can be read',
})
