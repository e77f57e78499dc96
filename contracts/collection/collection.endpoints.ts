import * as z from 'zod/mini'
import { postalAddress } from '../address/address.endpoints.ts'
import { ipId, ofChannel } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { rarities } from '../gacha/rarity.ts'
import {
  count,
  hasNext,
  imagePath,
  instant,
  listTotal,
  longText,
  nothing,
  openEnum,
  pageAfter,
  pageEnd,
  pageLimit,
  pageOffset,
  shownText,
} from '../schema.ts'
import { storyGenres, storyPlayTypes } from '../story/storyKinds.ts'

const limit = { 'seek.limit': z.optional(pageLimit) }

/** A photo a member owns; doubles are counted, not repeated. */
export const ownedPhoto = z.object({
  /** Id of the photo. */
  photoId: z.string(),
  ...ofChannel,
  name: shownText,
  image: imagePath,
  rarity: z.optional(openEnum(rarities)),
  /** How many of it the member owns. */
  ownedCount: count,
  /** When the latest of it was acquired. */
  acquiredTime: instant,
})

export const listCollectedPhotos = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/photo',
  auth: 'member',
  query: z.object({ ipId: z.optional(ipId), limit: z.optional(pageLimit), offset: z.optional(pageOffset) }),
  response: z.object({
    /** The latest first. */
    photos: z.array(ownedPhoto),
    total: listTotal,
  }),
  source: 'C059',
  summary: 'Photos in the collection, the latest first',
})

/** What a story group looks like in the collection; genre and play type are a part of the player's address. */
const storyGroupHead = {
  ...ofChannel,
  name: shownText,
  /** What kind of story it is; part of the player's address. */
  genre: openEnum(storyGenres),
  /** How the player stands; part of its address. */
  playType: openEnum(storyPlayTypes),
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** Published episodes. */
  episodeCount: count,
  /** Those of them that the member has read. */
  readEpisodeCount: count,
}

const storyGroupSeek = z.object({ ...limit, 'seek.lastStoryGroupId': z.optional(pageAfter) })
const storyGroupSought = z.object({ hasNext, lastStoryGroupId: z.optional(pageEnd) })

export const listReadStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/history',
  auth: 'member',
  query: storyGroupSeek,
  response: z.object({
    /** The latest read first. */
    storyGroups: z.array(
      z.object({
        /** Id of the story group. */
        storyGroupId: z.string(),
        ...storyGroupHead,
        /** When an episode of it was last read. */
        lastReadTime: instant,
      }),
    ),
    /** Where the list goes on. */
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
    /** The latest acquired first. */
    storyGroups: z.array(
      z.object({
        /** Id of the story group. */
        storyGroupId: z.string(),
        ...storyGroupHead,
        /** Paid episodes that are the member's to read. */
        availableEpisodeCount: count,
        /** When the latest episode was bought or charged. */
        acquiredTime: instant,
      }),
    ),
    /** Where the list goes on. */
    seek: storyGroupSought,
  }),
  source: 'C061',
  summary: 'Story groups with episodes that one bought or charged, the latest first; those that are published now',
})

const storyPrivilegeGroup = z.object({
  /** Id of the privilege story group. */
  storyPrivilegeGroupId: z.string(),
  ...storyGroupHead,
  /** When it was received. */
  acquiredTime: instant,
})

export const listPrivilegeStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/privilege',
  auth: 'member',
  query: z.object({ ...limit, 'seek.lastStoryPrivilegeGroupId': z.optional(pageAfter) }),
  response: z.object({
    /** The latest received first. */
    storyPrivilegeGroups: z.array(storyPrivilegeGroup),
    /** Where the list goes on. */
    seek: z.object({ hasNext, lastStoryPrivilegeGroupId: z.optional(pageEnd) }),
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
    /** The group itself. */
    storyPrivilegeGroup,
    /** In the order of reading. */
    episodeList: z.array(
      z.object({
        /** Id of the episode. */
        storyEpisodeId: z.string(),
        title: shownText,
        /** Its place in the story, in words: 第一話. */
        label: z.optional(shownText),
        summary: z.optional(longText),
        image: z.optional(imagePath),
        /** Whether the member has read it. */
        isRead: z.boolean(),
      }),
    ),
  }),
  codes: ['NotFound'],
  source: 'C063',
  summary: 'A privilege story group with its episodes; NotFound for whoever has not received it',
})

const videoHead = {
  /** Id of the video. */
  videoId: z.string(),
  ...ofChannel,
  title: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** Length in seconds. */
  durationSeconds: z.optional(count),
}
const videoSeek = z.object({ ...limit, 'seek.lastVideoId': z.optional(pageAfter) })
const videoSought = z.object({ hasNext, lastVideoId: z.optional(pageEnd) })

export const listCollectedMovies = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/movie',
  auth: 'member',
  query: videoSeek,
  response: z.object({
    /** The latest received first. */
    movies: z.array(
      z.object({
        ...videoHead,
        /** When it was received. */
        acquiredTime: instant,
        /** Until then one may watch it; absent: for ever. */
        accessEndTime: z.optional(instant),
        /** Whether the member has watched it. */
        isViewed: z.boolean(),
      }),
    ),
    /** Where the list goes on. */
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
  response: z.object({
    /** The latest watched first. */
    videos: z.array(
      z.object({
        ...videoHead,
        /** When it was last watched. */
        lastViewedTime: instant,
      }),
    ),
    /** Where the list goes on. */
    seek: videoSought,
  }),
  source: 'C065',
  summary: 'On-demand videos one has watched, the latest first (Q13); those that are published now',
})

export const listCollectedSpecials = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special',
  auth: 'member',
  query: z.object({ ...limit, 'seek.lastSpecialId': z.optional(pageAfter) }),
  response: z.object({
    /** The latest first. */
    specials: z.array(
      z.object({
        /** Id of the special page. */
        specialId: z.string(),
        ...ofChannel,
        title: shownText,
        description: z.optional(longText),
        image: z.optional(imagePath),
        /** A path of the product, or an https address. */
        url: z.string(),
        /** Before then it can be seen; from then on it is gone. */
        publicationEndTime: instant,
      }),
    ),
    /** Where the list goes on. */
    seek: z.object({ hasNext, lastSpecialId: z.optional(pageEnd) }),
  }),
  source: 'C066',
  summary: 'Special pages that followed channels have open now, the latest first',
})

/** How far the address of a privilege that is sent by post has come; CLOSED: the deadline passed without one. */
export const ticketAddressStates = ['NOT_NEEDED', 'MISSING', 'ENTERED', 'CLOSED'] as const

const privilegeTicket = z.object({
  /** Id of the privilege ticket. */
  ticketId: z.string(),
  ...ofChannel,
  name: shownText,
  image: z.optional(imagePath),
  /** When it was received. */
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
  query: z.object({ ...limit, 'seek.lastTicketId': z.optional(pageAfter) }),
  response: z.object({
    /** The latest received first. */
    tickets: z.array(privilegeTicket),
    /** Where the list goes on. */
    seek: z.object({ hasNext, lastTicketId: z.optional(pageEnd) }),
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
    /** With everything about it but its address. */
    ticket: z.extend(privilegeTicket, {
      description: z.optional(longText),
      /** Cautions: each a sentence, shown under ご注意. */
      cautionList: z.optional(z.array(longText)),
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
  body: z.object({
    /** The privilege ticket that is sent by post. */
    ticketId: z.string(),
    address: postalAddress,
  }),
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
  query: z.object({
    /** The privilege ticket that is sent by post. */
    ticketId: z.string(),
  }),
  response: z.object({
    /** The address as it was sent; absent before. */
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
  query: z.object({ limit: z.optional(pageLimit), lastLotteryId: z.optional(pageAfter) }),
  response: z.object({
    /** The latest entry first. */
    lottery: z.array(
      z.object({
        /** Id of the lottery. */
        lotteryId: z.string(),
        ...ofChannel,
        name: shownText,
        image: z.optional(imagePath),
        /** Entries that the member has bought. */
        entryCount: count,
        /** When the last of them was bought. */
        lastEntryTime: instant,
        /** When the result is announced. */
        announcementTime: instant,
        resultState: openEnum(lotteryResultStates),
        /** What was won. */
        prizeName: z.optional(shownText),
        /** Before then the lottery can be seen; from then on it is gone. */
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
  query: z.object({ limit: z.optional(pageLimit), lastPreorderId: z.optional(pageAfter) }),
  response: z.object({
    /** The latest purchase first. */
    preorder: z.array(
      z.object({
        /** Id of the preorder. */
        preorderId: z.string(),
        ...ofChannel,
        name: shownText,
        image: z.optional(imagePath),
        /** When it arrives, in words: 来月下旬. */
        delivery: z.optional(z.string()),
        /** Items that one gets in all, without what comes with them. */
        itemCount: count,
        /** Coins spent in all. */
        consumeCoin: count,
        /** When the member last bought from it. */
        lastPurchaseTime: instant,
        /** Before then the preorder can be seen; from then on it is gone. */
        publicationEndTime: instant,
      }),
    ),
    hasNext,
  }),
  source: 'C070',
  summary: 'Preorders one has bought from, the latest purchase first; the next page comes after lastPreorderId (S051)',
})
