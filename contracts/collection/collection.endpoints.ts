import * as z from 'zod/mini'
import { postalAddress } from '../address/address.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { rarities } from '../gacha/rarity.ts'
import { count, imagePath, instant, nothing, openEnum } from '../schema.ts'
import { storyGenres, storyPlayTypes } from '../story/storyKinds.ts'

const ofChannel = { ipId: z.string(), ipName: z.string(), oshiColor: z.optional(z.string()) }
const limit = { 'seek.limit': z.optional(z.int()) }
const hasNext = z.boolean()

/** A photo a member owns; doubles are counted, not repeated. */
export const ownedPhoto = z.object({
  photoId: z.string(),
  ...ofChannel,
  name: z.string(),
  image: imagePath,
  rarity: z.optional(openEnum(rarities)),
  ownedCount: count,
  acquiredTime: instant,
})

export const listCollectedPhotos = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/photo',
  auth: 'member',
  query: z.object({ ipId: z.optional(z.string()), limit: z.optional(z.int()), offset: z.optional(z.int()) }),
  response: z.object({ photos: z.array(ownedPhoto), total: count }),
  source: 'C059',
  summary: 'Photos in the collection, the latest first',
})

/** What a story group looks like in the collection; genre and play type are a part of the player's address. */
const storyGroupHead = {
  ...ofChannel,
  name: z.string(),
  genre: openEnum(storyGenres),
  playType: openEnum(storyPlayTypes),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  episodeCount: count,
  readEpisodeCount: count,
}

const storyGroupSeek = z.object({ ...limit, 'seek.lastStoryGroupId': z.optional(z.string()) })
const storyGroupSought = z.object({ hasNext, lastStoryGroupId: z.optional(z.string()) })

export const listReadStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/history',
  auth: 'member',
  query: storyGroupSeek,
  response: z.object({
    storyGroups: z.array(z.object({ storyGroupId: z.string(), ...storyGroupHead, lastReadTime: instant })),
    seek: storyGroupSought,
  }),
  source: 'C060',
  summary: 'Story groups one has read in, the latest first; those that are published now',
})

export const listUnlockedStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/available',
  auth: 'member',
  query: storyGroupSeek,
  response: z.object({
    storyGroups: z.array(
      z.object({
        storyGroupId: z.string(),
        ...storyGroupHead,
        /** Paid episodes that are the member's to read. */
        availableEpisodeCount: count,
        acquiredTime: instant,
      }),
    ),
    seek: storyGroupSought,
  }),
  source: 'C061',
  summary: 'Story groups with episodes that one bought or charged, the latest first; those that are published now',
})

const storyPrivilegeGroup = z.object({ storyPrivilegeGroupId: z.string(), ...storyGroupHead, acquiredTime: instant })

export const listPrivilegeStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/privilege',
  auth: 'member',
  query: z.object({ ...limit, 'seek.lastStoryPrivilegeGroupId': z.optional(z.string()) }),
  response: z.object({
    storyPrivilegeGroups: z.array(storyPrivilegeGroup),
    seek: z.object({ hasNext, lastStoryPrivilegeGroupId: z.optional(z.string()) }),
  }),
  source: 'C062',
  summary: 'Story groups one received as a privilege, the latest first',
})

export const getPrivilegeStoryGroup = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/privilege/{groupId}',
  auth: 'member',
  response: z.object({
    storyPrivilegeGroup,
    episodeList: z.array(
      z.object({
        storyEpisodeId: z.string(),
        title: z.string(),
        /** 第一話 */
        label: z.optional(z.string()),
        summary: z.optional(z.string()),
        image: z.optional(imagePath),
        isRead: z.boolean(),
      }),
    ),
  }),
  codes: ['NotFound'],
  source: 'C063',
  summary: 'A privilege story group with its episodes; NotFound for whoever has not received it',
})

const videoHead = {
  videoId: z.string(),
  ...ofChannel,
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  durationSeconds: z.optional(count),
}
const videoSeek = z.object({ ...limit, 'seek.lastVideoId': z.optional(z.string()) })
const videoSought = z.object({ hasNext, lastVideoId: z.optional(z.string()) })

export const listCollectedMovies = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/movie',
  auth: 'member',
  query: videoSeek,
  response: z.object({
    movies: z.array(
      z.object({
        ...videoHead,
        acquiredTime: instant,
        /** Until then one may watch it; absent: for ever. */
        accessEndTime: z.optional(instant),
        isViewed: z.boolean(),
      }),
    ),
    seek: videoSought,
  }),
  source: 'C064',
  summary: 'Movies one received as a privilege or by a serial code and may watch now, the latest first (Q13)',
})

export const listCollectedVideos = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/video/ondemand',
  auth: 'member',
  query: videoSeek,
  response: z.object({ videos: z.array(z.object({ ...videoHead, lastViewedTime: instant })), seek: videoSought }),
  source: 'C065',
  summary: 'On-demand videos one has watched, the latest first (Q13); those that are published now',
})

export const listCollectedSpecials = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special',
  auth: 'member',
  query: z.object({ ...limit, 'seek.lastSpecialId': z.optional(z.string()) }),
  response: z.object({
    specials: z.array(
      z.object({
        specialId: z.string(),
        ...ofChannel,
        title: z.string(),
        description: z.optional(z.string()),
        image: z.optional(imagePath),
        /** A path of the product, or an https address. */
        url: z.string(),
        publicationEndTime: instant,
      }),
    ),
    seek: z.object({ hasNext, lastSpecialId: z.optional(z.string()) }),
  }),
  source: 'C066',
  summary: 'Special pages that followed channels have open now, the latest first',
})

/** How far the address of a privilege that is sent by post has come; CLOSED: the deadline passed without one. */
export const ticketAddressStates = ['NOT_NEEDED', 'MISSING', 'ENTERED', 'CLOSED'] as const

const privilegeTicket = z.object({
  ticketId: z.string(),
  ...ofChannel,
  name: z.string(),
  image: z.optional(imagePath),
  acquiredTime: instant,
  addressState: openEnum(ticketAddressStates),
  /** Until then an address is taken and can be changed (exclusive); absent when nothing is sent. */
  addressEndTime: z.optional(instant),
})

export const listPrivilegeTickets = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special/privilege',
  auth: 'member',
  query: z.object({ ...limit, 'seek.lastTicketId': z.optional(z.string()) }),
  response: z.object({
    tickets: z.array(privilegeTicket),
    seek: z.object({ hasNext, lastTicketId: z.optional(z.string()) }),
  }),
  source: 'C067',
  summary: 'Special privilege tickets, the latest first',
})

export const getPrivilegeTicket = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special/privilege/{id}',
  auth: 'member',
  response: z.object({
    ticket: z.extend(privilegeTicket, {
      description: z.optional(z.string()),
      /** Sentences under ご注意. */
      cautionList: z.optional(z.array(z.string())),
    }),
  }),
  codes: ['NotFound'],
  source: 'C068',
  summary: 'One special privilege ticket of the member; its address is asked for apart (C072)',
})

export const sendTicketAddress = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/collection/special/privilege/address',
  auth: 'member',
  body: z.object({ ticketId: z.string(), address: postalAddress }),
  response: nothing,
  codes: ['NotFound', 'OutOfTerm', 'InvalidArgument'],
  source: 'C071',
  summary:
    'Sends the address for a ticket, or another one until its deadline (OutOfTerm afterwards). It is a copy: the saved address may change. InvalidArgument for what is not sent by post',
})

export const getTicketAddress = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special/privilege/address',
  auth: 'member',
  query: z.object({ ticketId: z.string() }),
  response: z.object({
    /** As it was sent; absent before. */
    address: z.optional(postalAddress),
  }),
  codes: ['NotFound'],
  source: 'C072',
  summary: 'The address sent for a ticket; not called for guests (S062)',
})

/** What came of a lottery for the member; CHOOSING: a prize is won and its item still to be chosen. */
export const lotteryResultStates = ['WAITING', 'CHOOSING', 'WON', 'LOST'] as const

export const listCollectedLotteries = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/lottery',
  auth: 'member',
  query: z.object({ limit: z.optional(z.int()), lastLotteryId: z.optional(z.string()) }),
  response: z.object({
    lottery: z.array(
      z.object({
        lotteryId: z.string(),
        ...ofChannel,
        name: z.string(),
        image: z.optional(imagePath),
        entryCount: count,
        lastEntryTime: instant,
        announcementTime: instant,
        resultState: openEnum(lotteryResultStates),
        /** What was won. */
        prizeName: z.optional(z.string()),
        publicationEndTime: instant,
      }),
    ),
    hasNext,
  }),
  source: 'C069',
  summary: 'Lotteries one has entered, the latest entry first; the next page comes after lastLotteryId (S051)',
})

export const listCollectedPreorders = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/preorder',
  auth: 'member',
  query: z.object({ limit: z.optional(z.int()), lastPreorderId: z.optional(z.string()) }),
  response: z.object({
    preorder: z.array(
      z.object({
        preorderId: z.string(),
        ...ofChannel,
        name: z.string(),
        image: z.optional(imagePath),
        /** When it arrives, in words: 来月下旬. */
        delivery: z.optional(z.string()),
        /** Items that one gets in all, without what comes with them. */
        itemCount: count,
        /** Coins spent in all. */
        consumeCoin: count,
        lastPurchaseTime: instant,
        publicationEndTime: instant,
      }),
    ),
    hasNext,
  }),
  source: 'C070',
  summary: 'Preorders one has bought from, the latest purchase first; the next page comes after lastPreorderId (S051)',
})
