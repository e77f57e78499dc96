import * as z from 'zod/mini'
import { campaignList } from '../campaign/campaign.ts'
import { endpoint } from '../endpoint.ts'
import { count, imagePath, instant, listTotal, longText, nothing, openEnum, shownText } from '../schema.ts'
import { ipId, ofChannel, oshiColor } from './ofChannel.ts'
import { pageLimit, pageOffset } from '../requestFields.ts'

/**
 * A channel; the specification calls it IP. `oshiColor` is an extension of ours: `#rrggbb`; without it, clients derive
 * a colour from the id (S003).
 */
export const channel = z.object({
  ipId,
  name: shownText,
  /** Category as text: バンド, 物語. */
  category: z.optional(z.string()),
  description: z.optional(longText),
  /** Regular schedule as text: 毎週土曜 19:00. */
  schedule: z.optional(z.string()),
  /** Picture (4:3) for lists. */
  image: z.optional(imagePath),
  /** Picture (16:9) for the channel's page. */
  heroImage: z.optional(imagePath),
  oshiColor: z.optional(oshiColor),
  /** How many members follow the channel. */
  followerCount: z.optional(count),
  /** Whether the caller follows the channel; members only. */
  hasFollowed: z.optional(z.boolean()),
})
/** A channel, which the specification calls IP. */
export type Channel = z.infer<typeof channel>

/** Kinds of content to which a programme entry links. */
export const programmeKinds = ['LIVE', 'PREMIER', 'STORY', 'GACHA', 'EVENT'] as const

/** A programme entry: content that a channel broadcasts or publishes at a given time. */
export const programme = z.object({
  /** Id of the entry. */
  programmeId: z.string(),
  ...ofChannel,
  /** Kind of the content. */
  kind: openEnum(programmeKinds),
  title: shownText,
  /** The episode of its series, as text: 第48夜. Shown on the cover band (obi). */
  episode: z.optional(z.string()),
  /** When the broadcast or publication begins. */
  startTime: instant,
  /** When the broadcast or publication ends; absent if open-ended. */
  endTime: z.optional(instant),
  image: z.optional(imagePath),
  /** How many people are watching now. */
  viewerCount: z.optional(count),
  /** Id of the content that the entry links to; absent if there is nothing to open yet. */
  linkId: z.optional(z.string()),
})
/** A programme entry: content that a channel broadcasts or publishes at a given time. */
export type Programme = z.infer<typeof programme>

/** Lists the channels in display order. */
export const listChannels = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/ip',
  auth: 'anyone',
  query: z.object({ limit: z.optional(pageLimit), offset: z.optional(pageOffset) }),
  response: z.object({
    /** Channels in display order. */
    list: z.array(channel),
    total: listTotal,
  }),
  source: 'C044',
  summary: 'Channels in display order, 20 per page (Q4)',
})

/** Reads a channel, and whether the calling member follows it. */
export const getChannel = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/ip/{id}',
  auth: 'member',
  response: z.object({ ip: channel }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C045',
  summary: 'A channel for a member, with the follow mark',
})

/** Reads a channel for a guest. */
export const getChannelNologin = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/ip/nologin/{id}',
  auth: 'anyone',
  response: z.object({ ip: z.omit(channel, { hasFollowed: true }) }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C046',
  summary: 'A channel for a guest (S067)',
})

/** Reads what is current in a channel: its programme and its members. */
export const getChannelOverview = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/ip/overview/{id}',
  auth: 'anyone',
  response: z.object({
    /** Current content of the channel. */
    overview: z.object({
      /** Upcoming programmes, ordered by start. */
      programmeList: z.array(programme),
      campaignList,
      /** The channel's members, such as a band or a cast. Absent if none are listed. */
      memberList: z.optional(
        z.array(
          z.object({
            /** Id of the person. */
            memberId: z.string(),
            name: shownText,
            /** The person's role as text: ボーカル. */
            role: z.optional(z.string()),
            image: z.optional(imagePath),
          }),
        ),
      ),
    }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C047',
  summary: 'Current content of a channel: its programme and its members',
})

/** Follows a channel. */
export const followChannel = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/follow/ip/{ipId}',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'C048',
  summary: 'Follows; following twice changes nothing (S046)',
})

/** Stops following a channel. */
export const unfollowChannel = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v2/follow/ip/{ipId}',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'C049',
  summary: 'Unfollows; not following is no error (S046)',
})

/** Makes the secret address at which calendar programs read a channel's programme. */
export const renewCalendarAddress = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/ip/{id}/calendar',
  auth: 'member',
  response: z.object({
    /**
     * An https URL, or a path on the app host, that answers `text/calendar` (RFC 5545) without a token. It contains a
     * secret, because calendar programs send no token, and is answered only here: the host stores its hash.
     */
    url: z.string(),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'ours',
  why: "The documents have a channel's programme, and no way to read it with a calendar program (Q480).",
  summary:
    "A new address of the channel's programme for calendar programs; the member's former one stops working (Q480)",
})

/** Lists the channels that the caller, or another account, follows. */
export const listFollows = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/follow/ip',
  auth: 'anyone',
  query: z.object({
    /**
     * Account whose followed channels are listed; by default the caller's, for members only. An extension of ours
     * (Q33).
     */
    accountId: z.optional(z.string()),
    limit: z.optional(pageLimit),
    offset: z.optional(pageOffset),
  }),
  response: z.object({
    /** Followed channels, the latest follow first. */
    list: z.array(channel),
    total: listTotal,
  }),
  codes: ['NotFound', 'PermissionDenied'],
  source: 'C050',
  summary:
    "Followed channels, the latest first; one's own, or an account's (NotFound like its profile, C023) with the caller's marks",
})
