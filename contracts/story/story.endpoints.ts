import * as z from 'zod/mini'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset } from '../present/asset.ts'
import { count, imagePath, instant, nothing, openEnum } from '../schema.ts'
import { script } from './script.ts'
import { episodeBadges, storyGenres, storyPlayTypes, tipsTypes } from './storyKinds.ts'

export const storyGroup = z.object({
  storyGroupId: z.string(),
  ipId: z.string(),
  ipName: z.string(),
  oshiColor: z.optional(z.string()),
  name: z.string(),
  genre: openEnum(storyGenres),
  playType: openEnum(storyPlayTypes),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  episodeCount: count,
  /** Members only. */
  readEpisodeCount: z.optional(count),
  publicationStartTime: instant,
  publicationEndTime: instant,
})
export type StoryGroup = z.infer<typeof storyGroup>

const episodeHead = {
  storyEpisodeId: z.string(),
  title: z.string(),
  /** 第一話 */
  label: z.optional(z.string()),
  image: z.optional(imagePath),
  /** 0: free to read, and without a badge. */
  consumeCoin: count,
  badge: z.optional(openEnum(episodeBadges)),
}

export const storyEpisode = z.object({
  ...episodeHead,
  summary: z.optional(z.string()),
  /** Members only. */
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
  query: z.object({ ipId: z.string() }),
  response: z.object({ storyGroups: z.array(storyGroup) }),
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
    episodeList: z.array(storyEpisode),
    /** Where a paid episode can be read without coins every so many hours. */
    charge: z.optional(
      z.object({
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
    storyGroup: z.pick(storyGroup, {
      storyGroupId: true,
      ipId: true,
      ipName: true,
      oshiColor: true,
      name: true,
      genre: true,
      playType: true,
    }),
    episode: z.object(episodeHead),
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
  idempotent: true,
  body: z.object({ platformType: z.literal('WEB'), needsPurchase: z.optional(z.boolean()) }),
  response: z.object({
    badge: z.optional(openEnum(episodeBadges)),
    /** Given just now, for the first reading. */
    actionReward: z.optional(asset),
    /** After it. */
    balance: coinBalance,
  }),
  codes: [
    'NotFound',
    'UnavailableIpPublicationPeriod',
    'OutOfTerm',
    'UnavailablePeriod',
    'NotEnoughCoin',
    'PermissionDenied',
  ],
  source: 'C105',
  summary:
    'Opens an episode before it is read: with needsPurchase for coins, without by the charge (PermissionDenied while there is none). What is unlocked costs nothing',
})

/** What the question for the reader's names shows. */
const storyIp = z.object({
  ipId: z.string(),
  name: z.string(),
  oshiColor: z.optional(z.string()),
  /** Graphemes of each name at most. */
  nameLimit: z.int(),
})

export const getStoryReader = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/story/ip/{id}',
  auth: 'member',
  response: z.object({ ip: storyIp, lastName: z.optional(z.string()), firstName: z.optional(z.string()) }),
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
  body: z.object({ lastName: z.string(), firstName: z.string() }),
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
  query: z.object({ ip_id: z.optional(z.string()) }),
  response: z.object({
    tips: z.object({
      tutorialId: z.string(),
      type: openEnum(tipsTypes),
      /** Of one channel only. */
      ipId: z.optional(z.string()),
      /** Members only: they have seen it (C110). */
      isDone: z.optional(z.boolean()),
      pageList: z.array(z.object({ title: z.string(), text: z.string(), image: z.optional(imagePath) })),
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
  body: z.object({ tutorial_id: z.string() }),
  response: nothing,
  codes: ['NotFound'],
  source: 'C110',
  summary: 'Tips were seen; twice changes nothing',
})
