import type { Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type {
  getStoryGroup,
  getStoryReader,
  StoryEpisode as WireEpisode,
} from '@tsudoi/contracts/story/story.endpoints'
import type {
  EpisodePosition,
  Story,
  StoryChannel,
  StoryEpisode,
  StoryGone,
  StoryReader,
} from '@tsudoi/design-system/screens/story/story.types'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { playerHref } from './playerHref.ts'
import { storySummaryView } from '../../mappers/story.mappers.ts'
import { paths, type ReaderNames } from '../../paths.ts'
import { storyIntentHref } from './storyIntent.ts'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'

/** The channel of a story's page. Has only its id until the channel has loaded. */
export function storyChannelView(ipId: string, channel: Channel | undefined): StoryChannel {
  return {
    id: ipId,
    name: channel ? channelNameOf(channel.name) : '',
    seed: channel?.oshiColor,
    href: paths.channel(ipId),
    storiesHref: paths.stories(ipId),
  }
}

/** Why a story page has nothing to show, if the server's error says so; undefined for other errors. */
export function storyGoneReason(error: unknown): StoryGone | undefined {
  if (isNotFound(error)) return 'notFound'
  if (hasMessageCode(error, 'OutOfTerm')) return 'over'
  return hasMessageCode(error, 'UnavailableIpPublicationPeriod') ? 'channelClosed' : undefined
}

/** What determines how the link of an episode opens it for this reader. */
export interface EpisodeReader {
  /** The reader's names, set if no dialog needs to ask for anything. The episode's link then leads to the player. */
  names?: ReaderNames | undefined
  /** The reader's position in an episode, on this device. */
  placeOf: (episodeId: string) => EpisodePosition | undefined
}

type WireGroup = ResponseOf<typeof getStoryGroup>['storyGroup']

function episodeView(group: WireGroup, episode: WireEpisode, { names, placeOf }: EpisodeReader): StoryEpisode {
  const { storyEpisodeId: id } = episode
  const ask = { by: 'read' as const, episodeId: id }
  return {
    id,
    title: titleOf(episode.title),
    label: episode.label,
    summary: episode.summary,
    image: pictureOf(episode.image),
    coins: episode.consumeCoin,
    badge: episode.badge,
    isRead: episode.isRead,
    reward: episode.actionReward && assetView(episode.actionReward),
    place: placeOf(id),
    href: names ? playerHref(group, id, names) : storyIntentHref(paths.storyGroup(group.ipId, group.storyGroupId), ask),
  }
}

/** A story with its episodes, as its page renders it. */
export function storyView(answer: ResponseOf<typeof getStoryGroup>, reader: EpisodeReader): Story {
  const { storyGroup, episodeList, charge } = answer
  return {
    ...storySummaryView(storyGroup),
    episodeList: episodeList.map((episode) => episodeView(storyGroup, episode, reader)),
    charge: charge && { hours: charge.hours, next: charge.nextTime && normalisedInstant(charge.nextTime) },
  }
}

/**
 * The reader's names: the registered ones, otherwise those that a guest has stored on this device. Both names are
 * required.
 */
export function readerNamesView(
  { ip, lastName, firstName }: ResponseOf<typeof getStoryReader>,
  onDevice: ReaderNames | undefined,
): StoryReader {
  return { limit: ip.nameLimit, names: lastName && firstName ? { lastName, firstName } : onDevice }
}
