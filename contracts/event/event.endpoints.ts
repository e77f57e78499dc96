import * as z from 'zod/mini'
import { ipId, ofChannel } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { openedLivetalk } from '../livetalk/openedLivetalk.ts'
import {
  count,
  hasNext,
  imagePath,
  instant,
  listTotal,
  longText,
  nothing,
  openEnum,
  pageAfterTime,
  pageEndTime,
  pageOrder,
  publication,
  shownText,
} from '../schema.ts'
import { pageLimit, limitedText } from '../requestFields.ts'

/** A live, a premiere, or a series of live talks (A§3). */
export const eventKinds = ['LIVE', 'PREMIER', 'LIVETALK'] as const
/** Maximum length of a search text for a bulletin board in graphemes, a limit of the product (S134). */
export const longestBoardSearch = 100
/** The largest page number of a bulletin board that a request may contain. */
export const maxBoardPage = 10_000
/** Whether an event has ended: it is `IN_HOLDING` until the end of its last episode, even before its first one. */
export const holdings = ['IN_HOLDING', 'HOLDING_END'] as const

/** An event of a channel with one or more episodes. */
export const event = z.object({
  /** Id of the event. */
  eventId: z.string(),
  ...ofChannel,
  /** Kind of the event. */
  kind: openEnum(eventKinds),
  holding: openEnum(holdings),
  title: shownText,
  image: z.optional(imagePath),
  /** Name of the venue. */
  venue: z.optional(z.string()),
  /** When the first episode starts. */
  startTime: instant,
  /** When the last episode ends. */
  endTime: instant,
  /** Number of episodes, without cancelled ones. */
  episodeCount: count,
  /** Whether the caller follows the event; members only. */
  hasFollowed: z.optional(z.boolean()),
})
/** An event of a channel with one or more episodes. */
export type Event = z.infer<typeof event>

/** One performance of an event. */
export const episode = z.object({
  /** Id of the episode. */
  episodeId: z.string(),
  /** Id of the event to which the episode belongs. */
  eventId: z.string(),
  title: shownText,
  image: z.optional(imagePath),
  holding: openEnum(holdings),
  /** When the episode begins. */
  startTime: instant,
  /** When the episode ends. */
  endTime: instant,
})
/** One performance of an event. */
export type Episode = z.infer<typeof episode>

/** Lists the published events. */
export const listEvents = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event',
  auth: 'anyone',
  query: z.object({
    ipId: z.optional(ipId),
    /** Kind of events: only events of this kind are listed. */
    kind: z.optional(z.enum(eventKinds)),
    /** Whether to list the events that have not ended, or those that have. */
    holding: z.optional(z.enum(holdings)),
    'seek.limit': z.optional(pageLimit),
    /** Order of the events by their start; default ASC. */
    'seek.order': z.optional(pageOrder),
    'seek.lastStartTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    events: z.array(event),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastStartTime: z.optional(pageEndTime) }),
  }),
  source: 'C025',
  summary: 'Published events, ordered by start',
})

/** Reads an event with its episodes. */
export const getEvent = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event/{id}',
  auth: 'anyone',
  query: z.object({
    /** The status of the listed episodes. Always `NORMAL`: cancelled episodes are omitted. */
    episodeStatus: z.literal('NORMAL'),
  }),
  response: z.object({
    /** The event with its episodes. */
    event: z.extend(event, {
      /** Description of the event: plain text whose line breaks are shown. */
      description: z.optional(longText),
      /** Cautions: each a sentence, shown under ご注意. */
      cautionList: z.optional(z.array(longText)),
      /** The episodes, ordered by start. */
      episodes: z.array(episode),
      /** Live talks for which the event's tickets are valid, ordered by start; ended ones are omitted. */
      livetalkList: z.optional(z.array(openedLivetalk)),
    }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C026',
  summary: 'One event with its episodes',
})

/** Follows an event. */
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

/** Stops following an event. */
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

/** Lists the events that the caller follows. */
export const listFollowedEvents = endpoint({
  host: 'app',
  method: 'GET',
  /** {id} must be the id of the caller's account, because followed events are private (X11). */
  path: '/v1/event/follow/{id}',
  auth: 'member',
  query: z.object({ 'seek.limit': z.optional(pageLimit), 'seek.lastFollowTime': z.optional(pageAfterTime) }),
  response: z.object({
    followEventList: z.array(event),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastFollowTime: z.optional(pageEndTime) }),
  }),
  codes: ['NotFound'],
  source: 'C029',
  summary: "The member's followed events, the latest follow first; another account's id is NotFound",
})

/** An entry of an episode's bulletin board. */
export const bbsEntry = z.object({
  /** Id of the entry. */
  bbsId: z.string(),
  /** The author's account; absent if the channel wrote the entry. */
  accountId: z.optional(z.string()),
  authorName: shownText,
  authorImage: z.optional(imagePath),
  /** Whether the channel or the operator wrote the entry. */
  isOfficial: z.boolean(),
  /** Text of the entry: plain text whose line breaks are shown. */
  text: z.string(),
  image: z.optional(imagePath),
  /** When the entry was written. */
  createTime: instant,
})
/** An entry of an episode's bulletin board. */
export type BbsEntry = z.infer<typeof bbsEntry>

/** Reads an episode with a page of its bulletin board. */
export const getEpisodeDetail = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event/episode/{episodeId}/detail',
  auth: 'anyone',
  query: z.object({
    /** Id of the event to which the episode belongs. */
    eventId: z.string(),
    /** Text that an entry or its author's name must contain: up to 100 graphemes. */
    bbsFilterQuery: z.optional(limitedText(longestBoardSearch)),
    /** Page of the board, from 1; a page has 20 entries. */
    page: z.optional(z.int().check(z.gte(1), z.lte(maxBoardPage), z.meta({ default: 1 }))),
  }),
  response: z.object({
    /** The episode with its bulletin board. */
    data: z.extend(episode, {
      ipId,
      ipName: shownText,
      eventTitle: shownText,
      description: z.optional(longText),
      /** When the board opens; absent without a board. */
      bbsStartTime: z.optional(instant),
      /** When the board closes (exclusive); absent without a board. */
      bbsEndTime: z.optional(instant),
      /** Entries of the board, the latest first; empty outside the board's period. */
      bbsList: z.array(bbsEntry),
      /** Whether the episode has, or will have, an on-demand video. */
      hasOnDemandVideo: z.boolean(),
      /** Whether the member may watch the episode, by a ticket or a purchase; absent for guests. */
      hasTicket: z.optional(z.boolean()),
    }),
    /** The returned page of the board. */
    pagination: z.object({
      /** Number of the page, from 1. */
      page: z.int().check(z.positive()),
      total: listTotal,
      hasNext,
    }),
    /** How many people are watching the episode now. */
    userCount: count,
  }),
  codes: ['NotFound', 'InvalidArgument'],
  source: 'C030',
  summary: 'One episode with its bulletin board, page by page',
})

/** Reads the URL of an episode's recording. */
export const getOnDemandVideo = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event/episode/{episodeId}/on-demand-video',
  auth: 'member',
  query: z.object({
    /** Id of the event to which the episode belongs. */
    eventId: z.string(),
  }),
  response: z.object({
    /** The recording. */
    video: z.object({
      /** Id of the recording. */
      videoId: z.string(),
      /** Id of the recorded episode. */
      episodeId: z.string(),
      title: shownText,
      /** URL of the recording's HLS master playlist: https, or a path on the app host, /videos/todai/master.m3u8 */
      url: z.string(),
      image: z.optional(imagePath),
      /** Length of the recording in seconds. */
      duration: count,
      ...publication,
    }),
  }),
  codes: ['NotFound', 'PermissionDenied', 'UnavailableVideoPublicationPeriod'],
  source: 'C031',
  summary: 'The recording of an episode, for members with a ticket or a purchased viewing (PermissionDenied otherwise)',
})

/** Reads how many people have booked an episode or are watching it. */
export const countUsers = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/count',
  auth: 'anyone',
  stream: true,
  /** Which people to count: those who booked, or current viewers. Exactly one of the two is allowed. */
  query: z.union([
    z.object({
      /** Id of the episode whose bookings are counted. */
      'booking.eventEpisodeId': z.string(),
    }),
    z.object({
      /** Id of the episode whose current viewers are counted. */
      'viewing.eventEpisodeId': z.string(),
    }),
  ]),
  response: z.object({
    /** The number of bookings or viewers. */
    userCount: count,
  }),
  codes: ['NotFound', 'InvalidArgument'],
  source: 'C032',
  summary:
    'How many have booked an episode, or watch it; as events while it changes. An open stream of `viewing` counts as watching',
})

/** Reads one entry of a bulletin board. */
export const getBbsEntry = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/event/episode/bbs/{bbsId}/detail',
  auth: 'anyone',
  response: z.object({
    /** The entry with its event and episode. */
    bbs: z.extend(bbsEntry, {
      /** Id of the event to which the board belongs. */
      eventId: z.string(),
      eventTitle: shownText,
      /** Id of the episode to which the board belongs. */
      episodeId: z.string(),
      episodeTitle: shownText,
    }),
  }),
  codes: ['NotFound', 'UnavailableChatPeriod'],
  source: 'C033',
  summary: 'One entry of a bulletin board, while the board can be read',
})
