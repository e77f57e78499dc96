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
  shownText,
} from '../schema.ts'
import { storyGenres, storyPlayTypes } from '../story/storyKinds.ts'
import { pageLimit, pageOffset } from '../requestFields.ts'

const pageQuery = { 'seek.limit': z.optional(pageLimit) }

/** A photo that the member owns. Duplicates are counted in `ownedCount`, not listed. */
export const ownedPhoto = z.object({
  /** Id of the photo. */
  photoId: z.string(),
  ...ofChannel,
  name: shownText,
  image: imagePath,
  rarity: z.optional(openEnum(rarities)),
  /** Number of copies of the photo that the member owns. */
  ownedCount: count,
  /** When the latest copy was acquired. */
  acquiredTime: instant,
})

/** Lists the photos that the caller owns. */
export const listCollectedPhotos = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/photo',
  auth: 'member',
  query: z.object({ ipId: z.optional(ipId), limit: z.optional(pageLimit), offset: z.optional(pageOffset) }),
  response: z.object({
    /** The photos, the latest acquired first. */
    photos: z.array(ownedPhoto),
    total: listTotal,
  }),
  source: 'C059',
  summary: 'Photos in the collection, the latest first',
})

/** A story group in the collection. Genre and play type are part of the player's path. */
const storyGroupHead = {
  ...ofChannel,
  name: shownText,
  /** Genre of the story; part of the player's path. */
  genre: openEnum(storyGenres),
  /** Orientation of the player; part of its path. */
  playType: openEnum(storyPlayTypes),
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** Number of published episodes. */
  episodeCount: count,
  /** Number of published episodes that the member has read. */
  readEpisodeCount: count,
}

const storyGroupSeek = z.object({ ...pageQuery, 'seek.lastStoryGroupId': z.optional(pageAfter) })
const storyGroupSought = z.object({ hasNext, lastStoryGroupId: z.optional(pageEnd) })

/** Lists the story groups in which the caller has read an episode. */
export const listReadStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/history',
  auth: 'member',
  query: storyGroupSeek,
  response: z.object({
    /** The story groups, the most recently read first. */
    storyGroups: z.array(
      z.object({
        /** Id of the story group. */
        storyGroupId: z.string(),
        ...storyGroupHead,
        /** When the member last read an episode of the group. */
        lastReadTime: instant,
      }),
    ),
    /** Cursor of the next page. */
    seek: storyGroupSought,
  }),
  source: 'C060',
  summary: 'Published story groups that the member has read in, the most recently read first',
})

/** Lists the story groups with episodes that the caller has unlocked. */
export const listUnlockedStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/available',
  auth: 'member',
  query: storyGroupSeek,
  response: z.object({
    /** The story groups, the most recently unlocked first. */
    storyGroups: z.array(
      z.object({
        /** Id of the story group. */
        storyGroupId: z.string(),
        ...storyGroupHead,
        /** Number of paid episodes that the member has unlocked. */
        availableEpisodeCount: count,
        /** When the member last unlocked an episode, with coins or by waiting (the charge). */
        acquiredTime: instant,
      }),
    ),
    /** Cursor of the next page. */
    seek: storyGroupSought,
  }),
  source: 'C061',
  summary: 'Published story groups with episodes that the member bought or unlocked by charging, the latest first',
})

const storyPrivilegeGroup = z.object({
  /** Id of the privilege story group. */
  storyPrivilegeGroupId: z.string(),
  ...storyGroupHead,
  /** When the member received the story group. */
  acquiredTime: instant,
})

/** Lists the story groups that the caller received as a privilege. */
export const listPrivilegeStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/privilege',
  auth: 'member',
  query: z.object({ ...pageQuery, 'seek.lastStoryPrivilegeGroupId': z.optional(pageAfter) }),
  response: z.object({
    /** The story groups, the most recently received first. */
    storyPrivilegeGroups: z.array(storyPrivilegeGroup),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastStoryPrivilegeGroupId: z.optional(pageEnd) }),
  }),
  source: 'C062',
  summary: 'Story groups that the member received as a privilege, the latest first',
})

/** Reads a story group that the caller received as a privilege, with its episodes. */
export const getPrivilegeStoryGroup = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/story/group/privilege/{groupId}',
  auth: 'member',
  response: z.object({
    /** The story group itself. */
    storyPrivilegeGroup,
    /** The episodes of the group, in reading order. */
    episodeList: z.array(
      z.object({
        /** Id of the episode. */
        storyEpisodeId: z.string(),
        title: shownText,
        /** Position of the episode in the story, as text: 第一話. */
        label: z.optional(shownText),
        summary: z.optional(longText),
        image: z.optional(imagePath),
        /** Whether the member has read the episode. */
        isRead: z.boolean(),
      }),
    ),
  }),
  codes: ['NotFound'],
  source: 'C063',
  summary: 'A privilege story group with its episodes; NotFound if the member has not received it',
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
const videoSeek = z.object({ ...pageQuery, 'seek.lastVideoId': z.optional(pageAfter) })
const videoSought = z.object({ hasNext, lastVideoId: z.optional(pageEnd) })

/** Lists the movies that the caller received and may currently watch. */
export const listCollectedMovies = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/movie',
  auth: 'member',
  query: videoSeek,
  response: z.object({
    /** The movies, the most recently received first. */
    movies: z.array(
      z.object({
        ...videoHead,
        /** When the member received the movie. */
        acquiredTime: instant,
        /** When the member's access to the movie ends (exclusive); absent if the access is permanent. */
        accessEndTime: z.optional(instant),
        /** Whether the member has watched the movie. */
        isViewed: z.boolean(),
      }),
    ),
    /** Cursor of the next page. */
    seek: videoSought,
  }),
  source: 'C064',
  summary: 'Movies received as a privilege or by a serial code that the member may watch now, the latest first (Q13)',
})

/** Lists the on-demand videos that the caller has watched. */
export const listCollectedVideos = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/video/ondemand',
  auth: 'member',
  query: videoSeek,
  response: z.object({
    /** The videos, the most recently watched first. */
    videos: z.array(
      z.object({
        ...videoHead,
        /** When the member last watched the video. */
        lastViewedTime: instant,
      }),
    ),
    /** Cursor of the next page. */
    seek: videoSought,
  }),
  source: 'C065',
  summary: 'Published on-demand videos that the member has watched, the latest first (Q13)',
})

/** Lists the special pages of the channels that the caller follows. */
export const listCollectedSpecials = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special',
  auth: 'member',
  query: z.object({ ...pageQuery, 'seek.lastSpecialId': z.optional(pageAfter) }),
  response: z.object({
    /** The special pages, the latest first. */
    specials: z.array(
      z.object({
        /** Id of the special page. */
        specialId: z.string(),
        ...ofChannel,
        title: shownText,
        description: z.optional(longText),
        image: z.optional(imagePath),
        /** Address of the special page: a path of the app, or an https URL. */
        url: z.string(),
        /** When the publication of the special page ends (exclusive). */
        publicationEndTime: instant,
      }),
    ),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastSpecialId: z.optional(pageEnd) }),
  }),
  source: 'C066',
  summary: 'Published special pages of followed channels, the latest first',
})

/** State of the address for a privilege that is sent by post. CLOSED: the deadline passed without an address. */
export const ticketAddressStates = ['NOT_NEEDED', 'MISSING', 'ENTERED', 'CLOSED'] as const

const privilegeTicket = z.object({
  /** Id of the privilege ticket. */
  ticketId: z.string(),
  ...ofChannel,
  name: shownText,
  image: z.optional(imagePath),
  /** When the member received the ticket. */
  acquiredTime: instant,
  addressState: openEnum(ticketAddressStates),
  /** Deadline for sending or changing the address (exclusive); absent if nothing is sent by post. */
  addressEndTime: z.optional(instant),
})

/** Lists the caller's special privilege tickets. */
export const listPrivilegeTickets = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special/privilege',
  auth: 'member',
  query: z.object({ ...pageQuery, 'seek.lastTicketId': z.optional(pageAfter) }),
  response: z.object({
    /** The tickets, the most recently received first. */
    tickets: z.array(privilegeTicket),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastTicketId: z.optional(pageEnd) }),
  }),
  source: 'C067',
  summary: 'Special privilege tickets, the latest first',
})

/** Reads one of the caller's special privilege tickets. */
export const getPrivilegeTicket = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special/privilege/{id}',
  auth: 'member',
  response: z.object({
    /** All details of the ticket except the address. */
    ticket: z.extend(privilegeTicket, {
      description: z.optional(longText),
      /** Cautions: each a sentence, shown under ご注意. */
      cautionList: z.optional(z.array(longText)),
    }),
  }),
  codes: ['NotFound'],
  source: 'C068',
  summary: 'One special privilege ticket of the member; its address is a separate call (C072)',
})

/** Sends the postal address to which a ticket's privilege is delivered. */
export const sendTicketAddress = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/collection/special/privilege/address',
  auth: 'member',
  body: z.object({
    /** Id of a privilege ticket whose privilege is sent by post. */
    ticketId: z.string(),
    address: postalAddress,
  }),
  response: nothing,
  codes: ['NotFound', 'OutOfTerm', 'InvalidArgument'],
  source: 'C071',
  summary:
    'Sends the address for a ticket, or another one until its deadline (OutOfTerm afterwards). It is a copy: the saved address may change. InvalidArgument for what is not sent by post',
})

/** Reads the postal address that was sent for a ticket. */
export const getTicketAddress = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/special/privilege/address',
  auth: 'member',
  query: z.object({
    /** Id of a privilege ticket whose privilege is sent by post. */
    ticketId: z.string(),
  }),
  response: z.object({
    /** The address as the member sent it; absent if none was sent. */
    address: z.optional(postalAddress),
  }),
  codes: ['NotFound'],
  source: 'C072',
  summary: 'The address sent for a ticket; not called for guests (S062)',
})

/** The member's result of a lottery. CHOOSING: a prize was won, and the member still has to choose an item. */
export const lotteryResultStates = ['WAITING', 'CHOOSING', 'WON', 'LOST'] as const

/** Lists the lotteries that the caller has entered. */
export const listCollectedLotteries = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/lottery',
  auth: 'member',
  query: z.object({ limit: z.optional(pageLimit), lastLotteryId: z.optional(pageAfter) }),
  response: z.object({
    /** The lotteries, the latest entry first. */
    lottery: z.array(
      z.object({
        /** Id of the lottery. */
        lotteryId: z.string(),
        ...ofChannel,
        name: shownText,
        image: z.optional(imagePath),
        /** Number of entries that the member has bought. */
        entryCount: count,
        /** When the member bought the last entry. */
        lastEntryTime: instant,
        /** When the result is announced. */
        announcementTime: instant,
        resultState: openEnum(lotteryResultStates),
        /** Name of the prize that the member won; absent without a prize. */
        prizeName: z.optional(shownText),
        /** When the publication of the lottery ends (exclusive). */
        publicationEndTime: instant,
      }),
    ),
    hasNext,
  }),
  source: 'C069',
  summary: 'Lotteries that the member has entered, the latest entry first; lastLotteryId is the cursor (S051)',
})

/** Lists the preorders from which the caller has bought. */
export const listCollectedPreorders = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/preorder',
  auth: 'member',
  query: z.object({ limit: z.optional(pageLimit), lastPreorderId: z.optional(pageAfter) }),
  response: z.object({
    /** The preorders, the latest purchase first. */
    preorder: z.array(
      z.object({
        /** Id of the preorder. */
        preorderId: z.string(),
        ...ofChannel,
        name: shownText,
        image: z.optional(imagePath),
        /** Expected delivery as text: 来月下旬. */
        delivery: z.optional(z.string()),
        /** Total number of items that the member has bought, without bonuses. */
        itemCount: count,
        /** Total coins that the member has spent. */
        consumeCoin: count,
        /** When the member last bought from the preorder. */
        lastPurchaseTime: instant,
        /** When the publication of the preorder ends (exclusive). */
        publicationEndTime: instant,
      }),
    ),
    hasNext,
  }),
  source: 'C070',
  summary: 'Preorders that the member has bought from, the latest purchase first; lastPreorderId is the cursor (S051)',
})
