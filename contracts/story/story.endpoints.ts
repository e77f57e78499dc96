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
import { nameOf } from '../requestFields.ts'

/** A story of a channel, which consists of episodes. */
export const storyGroup = z.object({
  /** Id of the story group. */
  storyGroupId: z.string(),
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
  /** Number of episodes that the caller has read; members only. */
  readEpisodeCount: z.optional(count),
  ...publication,
})
/** A story of a channel, which consists of episodes. */
export type StoryGroup = z.infer<typeof storyGroup>

const episodeHead = {
  /** Id of the episode. */
  storyEpisodeId: z.string(),
  title: shownText,
  /** Position of the episode in the story, as text: 第一話. */
  label: z.optional(shownText),
  image: z.optional(imagePath),
  /** Price of the episode in coins; 0 is free and has no badge. */
  consumeCoin: count,
  /** Whether the episode is for sale, was bought, or was unlocked by the charge; absent if it is free (Q50). */
  badge: z.optional(openEnum(episodeBadges)),
}

/** An episode of a story group. */
export const storyEpisode = z.object({
  ...episodeHead,
  summary: z.optional(longText),
  /** Whether the caller has read the episode; members only. */
  isRead: z.optional(z.boolean()),
  /** Reward for reading the episode; absent after the member has received it. */
  actionReward: z.optional(asset),
})
/** An episode of a story group. */
export type StoryEpisode = z.infer<typeof storyEpisode>

/** Lists the story groups of a channel. */
export const listStoryGroups = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/group',
  auth: 'anyone',
  query: z.object({ ipId }),
  response: z.object({
    /** The story groups, in display order. */
    storyGroups: z.array(storyGroup),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C102',
  summary: 'Story groups of a channel; privilege stories are in the collection only',
})

/** Reads a story group with its episodes. */
export const getStoryGroup = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/group/{ipId}/{storyGroupId}',
  auth: 'anyone',
  response: z.object({
    storyGroup,
    /** The episodes, in reading order. */
    episodeList: z.array(storyEpisode),
    /**
     * The charge: a member can unlock one paid episode without coins at each interval. Absent if the story has no
     * charge.
     */
    charge: z.optional(
      z.object({
        /** Interval of the charge in hours. */
        hours: z.int(),
        /** When the member can use the charge again; absent if it can be used now, and for guests. */
        nextTime: z.optional(instant),
      }),
    ),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod', 'OutOfTerm'],
  source: 'C103',
  summary: 'A story group with its episodes and their badges',
})

/** Reads the script of an episode that the caller may open. */
export const readStoryEpisode = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/group/{ipId}/{storyGroupId}/view/{storyEpisodeId}',
  auth: 'anyone',
  response: z.object({
    /** The fields of the group that the player shows. */
    storyGroup: z.pick(storyGroup, {
      storyGroupId: true,
      ipId: true,
      ipName: true,
      oshiColor: true,
      name: true,
      genre: true,
      playType: true,
    }),
    /** The episode to read. */
    episode: z.object(episodeHead),
    /** The next episode of the story; absent after the last episode. */
    nextEpisode: z.optional(z.object(episodeHead)),
    script,
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod', 'OutOfTerm', 'PermissionDenied'],
  source: 'C104',
  summary: 'The script of an episode that is free or unlocked (PermissionDenied otherwise), and the next episode',
})

/** Opens an episode before it is read: unlocks it, by coins or by the charge, and marks it as read. */
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
    /**
     * Whether the member pays with coins. If absent, the episode must be free or already unlocked, or the host uses the
     * charge.
     */
    needsPurchase: z.optional(z.boolean()),
  }),
  response: z.object({
    /** Badge of the episode after the request; absent if the episode is free. */
    badge: z.optional(openEnum(episodeBadges)),
    /** Reward that the member receives now, for reading the episode the first time. */
    actionReward: z.optional(asset),
    sentToPresents,
    /** The member's coins after the request. */
    balance: coinBalance,
  }),
  codes: [
    'NotFound',
    'UnavailableIpPublicationPeriod',
    'OutOfTerm',
    'UnavailablePeriod',
    'NotEnoughCoin',
    'PriceChanged',
    'SpendingBreak',
    'PermissionDenied',
  ],
  source: 'C105',
  summary:
    'Opens an episode before it is read: with needsPurchase for coins, without by the charge (PermissionDenied while there is none). What is unlocked costs nothing',
})

/** The channel of a story, as shown where the reader enters their name. */
const storyIp = z.object({
  ipId,
  name: shownText,
  oshiColor: z.optional(oshiColor),
  /** Maximum length of each name in graphemes. */
  nameLimit: z.int(),
})

/** Reads the names by which a channel's stories address the calling member. */
export const getStoryReader = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/ip/{id}',
  auth: 'member',
  response: z.object({
    ip: storyIp,
    /** Family name that the reader has chosen; absent if none. */
    lastName: z.optional(z.string()),
    /** Given name that the reader has chosen; absent if none. */
    firstName: z.optional(z.string()),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C106',
  summary: "The member's names in the stories of a channel; absent until registered",
})

/** Reads the channel of a story for a guest, who has no names there. */
export const getStoryReaderNologin = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/ip/nologin/{id}',
  auth: 'anyone',
  response: z.object({ ip: storyIp }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C107',
  summary: 'The channel of the stories for a guest, who has no registered names',
})

/**
 * Maximum length of each of a reader's names in graphemes, a limit of the product: a name must fit into a line of a
 * story.
 */
export const longestReaderName = 10

/** Saves the names by which a channel's stories address the caller. */
export const registerStoryReader = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/story/ip/{ipId}',
  auth: 'member',
  body: z.object({
    /** Family name in the stories: 1 to 10 graphemes. */
    lastName: nameOf(longestReaderName),
    /** Given name in the stories: 1 to 10 graphemes. */
    firstName: nameOf(longestReaderName),
  }),
  response: nothing,
  codes: ['NotFound', 'UnavailableIpPublicationPeriod', 'InvalidArgument', 'InvalidModeration'],
  source: 'C108',
  summary: "Registers the reader's names for a channel's stories: 1 to 10 graphemes each; a repeat replaces them",
})

/** Reads the tips of a screen. */
export const getTips = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/tutorial/tips/{type}',
  auth: 'anyone',
  query: z.object({
    /** Id of the channel whose tips are requested, if it has separate tips. */
    ip_id: z.optional(z.string()),
  }),
  response: z.object({
    /** The tips of the screen. */
    tips: z.object({
      /** Id of the tips, with which the client marks them as seen (C110). */
      tutorialId: z.string(),
      type: openEnum(tipsTypes),
      /** Id of the channel to which the tips belong; absent for general tips. */
      ipId: z.optional(ipId),
      /** Whether the member has seen the tips; absent for guests (C110). */
      isDone: z.optional(z.boolean()),
      /** Pages of the tips, in order. */
      pageList: z.array(
        z.object({
          title: shownText,
          /** Plain text whose line breaks are shown. */
          text: z.string(),
          image: z.optional(imagePath),
        }),
      ),
    }),
  }),
  codes: ['NotFound'],
  source: 'C109',
  summary: "Tips for a screen: the channel's own if it has some, else the general ones",
})

/** Marks tips as seen. */
export const finishTutorial = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/tutorial',
  auth: 'member',
  body: z.object({
    /** `tutorialId` of the seen tips (C109). */
    tutorial_id: z.string(),
  }),
  response: nothing,
  codes: ['NotFound'],
  source: 'C110',
  summary: 'Marks tips as seen; repeating it changes nothing',
})
