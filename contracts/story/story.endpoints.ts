import * as z from 'zod/mini'
import { ipId, ofChannel, oshiColor } from '../channel/ofChannel.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import {
  count,
  expectedPrice,
  imagePath,
  instant,
  longText,
  nothing,
  openEnum,
  publication,
  shownText,
  webPlatform,
} from '../schema.ts'
import { script } from './script.ts'
import { episodeBadges, storyGenres, storyPlayTypes, tipsTypes } from './storyKinds.ts'

/** A story of a channel, told in episodes. */
export const storyGroup = z.object({
  /** Id of the story group. */
  storyGroupId: z.string(),
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
  /** Episodes that the caller has read; members only. */
  readEpisodeCount: z.optional(count),
  ...publication,
})
export type StoryGroup = z.infer<typeof storyGroup>

const episodeHead = {
  /** Id of the episode. */
  storyEpisodeId: z.string(),
  title: shownText,
  /** Its place in the story, in words: 第一話. */
  label: z.optional(shownText),
  image: z.optional(imagePath),
  /** 0: free to read, and without a badge. */
  consumeCoin: count,
  /** Whether it is to be bought, was bought or charged (Q50); absent when it is free. */
  badge: z.optional(openEnum(episodeBadges)),
}

/** An episode of a story group. */
export const storyEpisode = z.object({
  ...episodeHead,
  summary: z.optional(longText),
  /** Whether the caller has read it; members only. */
  isRead: z.optional(z.boolean()),
  /** What reading it gives; absent once it was given. */
  actionReward: z.optional(asset),
})
export type StoryEpisode = z.infer<typeof storyEpisode>

export const listStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/group',
  auth: 'anyone',
  query: z.object({ ipId }),
  response: z.object({
    /** In the operator's order. */
    storyGroups: z.array(storyGroup),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C102',
  summary: 'Story groups of a channel; privilege stories are in the collection only',
})

export const getStoryGroup = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/group/{ipId}/{storyGroupId}',
  auth: 'anyone',
  response: z.object({
    storyGroup,
    /** In the order of reading. */
    episodeList: z.array(storyEpisode),
    /** Where a paid episode can be read without coins every so many hours. */
    charge: z.optional(
      z.object({
        /** Hours until the charge is full again. */
        hours: z.int(),
        /** Members only: until then the charge is used; absent when an episode can be read by it now. */
        nextTime: z.optional(instant),
      }),
    ),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod', 'OutOfTerm'],
  source: 'C103',
  summary: 'A story group with its episodes and their badges',
})

export const readStoryEpisode = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/group/{ipId}/{storyGroupId}/view/{storyEpisodeId}',
  auth: 'anyone',
  response: z.object({
    /** What the player says about the group. */
    storyGroup: z.pick(storyGroup, {
      storyGroupId: true,
      ipId: true,
      ipName: true,
      oshiColor: true,
      name: true,
      genre: true,
      playType: true,
    }),
    /** The episode that is read. */
    episode: z.object(episodeHead),
    /** What comes next; absent after the last one. */
    nextEpisode: z.optional(z.object(episodeHead)),
    script,
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod', 'OutOfTerm', 'PermissionDenied'],
  source: 'C104',
  summary: 'The script of an episode that is free or unlocked (PermissionDenied otherwise), and what comes next',
})

export const viewStoryEpisode = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/story/group/{ipId}/{storyGroupId}/view/{storyEpisodeId}',
  auth: 'member',
  grants: true,
  idempotent: true,
  paid: 'needsPurchase',
  query: z.object({ expectedPrice: z.optional(expectedPrice) }),
  body: z.object({
    platformType: webPlatform,
    /** True: pay its coins. False or absent: use the charge, or what is unlocked already. */
    needsPurchase: z.optional(z.boolean()),
  }),
  response: z.object({
    /** What the episode carries after it; absent when it is free. */
    badge: z.optional(openEnum(episodeBadges)),
    /** Given just now, for the first reading. */
    actionReward: z.optional(asset),
    sentToPresents,
    /** Coins of the member after it. */
    balance: coinBalance,
  }),
  codes: [
    'NotFound',
    'UnavailableIpPublicationPeriod',
    'OutOfTerm',
    'UnavailablePeriod',
    'NotEnoughCoin',
    'PriceChanged',
    'PermissionDenied',
  ],
  source: 'C105',
  summary:
    'Opens an episode before it is read: with needsPurchase for coins, without by the charge (PermissionDenied while there is none). What is unlocked costs nothing',
})

/** What the question for the reader's names shows. */
const storyIp = z.object({
  ipId,
  name: shownText,
  oshiColor: z.optional(oshiColor),
  /** Graphemes of each name at most. */
  nameLimit: z.int(),
})

export const getStoryReader = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/ip/{id}',
  auth: 'member',
  response: z.object({
    ip: storyIp,
    /** Family name that the reader chose; absent before. */
    lastName: z.optional(z.string()),
    /** Given name that the reader chose; absent before. */
    firstName: z.optional(z.string()),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C106',
  summary: "The member's names in the stories of a channel; none before they are registered",
})

export const getStoryReaderNologin = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/ip/nologin/{id}',
  auth: 'anyone',
  response: z.object({ ip: storyIp }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C107',
  summary: 'The same for a guest, who has no registered names',
})

export const registerStoryReader = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/story/ip/{ipId}',
  auth: 'member',
  body: z.object({
    /** Family name in the stories: 1 to 10 graphemes. */
    lastName: z.string(),
    /** Given name in the stories: 1 to 10 graphemes. */
    firstName: z.string(),
  }),
  response: nothing,
  codes: ['NotFound', 'UnavailableIpPublicationPeriod', 'InvalidArgument', 'InvalidModeration'],
  source: 'C108',
  summary: "Registers the reader's names for a channel's stories: 1 to 10 graphemes each; again replaces them",
})

export const getTips = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/tutorial/tips/{type}',
  auth: 'anyone',
  query: z.object({
    /** The channel whose tips are wanted, if it has its own. */
    ip_id: z.optional(z.string()),
  }),
  response: z.object({
    /** The tips of the screen. */
    tips: z.object({
      /** Id of the tips, to mark them as seen (C110). */
      tutorialId: z.string(),
      type: openEnum(tipsTypes),
      /** The channel whose tips they are; absent for those of the whole service. */
      ipId: z.optional(ipId),
      /** Members only: they have seen it (C110). */
      isDone: z.optional(z.boolean()),
      /** To be leafed through, in this order. */
      pageList: z.array(
        z.object({
          title: shownText,
          /** Plain text, where line breaks count. */
          text: z.string(),
          image: z.optional(imagePath),
        }),
      ),
    }),
  }),
  codes: ['NotFound'],
  source: 'C109',
  summary: "Tips for a screen: those of the channel where it has its own, else everybody's",
})

export const finishTutorial = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/tutorial',
  auth: 'member',
  body: z.object({
    /** `tutorialId` of the tips that were seen (C109). */
    tutorial_id: z.string(),
  }),
  response: nothing,
  codes: ['NotFound'],
  source: 'C110',
  summary: 'Tips were seen; twice changes nothing',
})
