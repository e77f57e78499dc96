import type { Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Event } from '@tsudoi/contracts/event/event.endpoints'
import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import type { StoryGroup } from '@tsudoi/contracts/story/story.endpoints'
import type { Video } from '@tsudoi/contracts/video/video.endpoints'
import { emptyWallFilter } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import type { FoundPost, SearchItem } from '@tsudoi/design-system/screens/search/search.types'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'
import { personName } from '@tsudoi/design-system/text/personName'
import { searchFromFilter } from '../collection/wallAddress.ts'
import { normalisedInstant } from '../mappers/channel.mappers.ts'
import { postTitle } from '../mappers/postTitle.ts'
import { paths } from '../paths.ts'

/** Maps a channel to an item of the search. */
export const channelSearchItem = ({ ipId, name, hasFollowed }: Channel): SearchItem => ({
  key: `channel/${ipId}`,
  kind: 'channel',
  title: channelNameOf(name),
  href: paths.channel(ipId),
  isFollowed: hasFollowed,
})

/** The ids of the channels that the member follows. */
export type FollowedChannels = ReadonlySet<string>

const ofChannel = ({ ipId, ipName }: { ipId: string; ipName: string }, followed: FollowedChannels) => ({
  channelName: channelNameOf(ipName),
  isFollowed: followed.has(ipId),
})

/** Maps an event to an item of the search. */
export const eventSearchItem = (event: Event, followed: FollowedChannels): SearchItem => ({
  key: `event/${event.eventId}`,
  kind: 'event',
  title: titleOf(event.title),
  href: paths.event(event.eventId),
  ...ofChannel(event, followed),
})

/** Maps a video to an item of the search. */
export const videoSearchItem = (video: Video, followed: FollowedChannels): SearchItem => ({
  key: `video/${video.videoId}`,
  kind: 'video',
  title: titleOf(video.title),
  href: paths.movie(video.ipId, video.videoId),
  ...ofChannel(video, followed),
})

/** Maps a story to an item of the search. */
export const storySearchItem = (story: StoryGroup, followed: FollowedChannels): SearchItem => ({
  key: `story/${story.ipId}/${story.storyGroupId}`,
  kind: 'story',
  title: titleOf(story.name),
  href: paths.storyGroup(story.ipId, story.storyGroupId),
  ...ofChannel(story, followed),
})

const collectedItems = new WeakMap<CollectedItem, SearchItem>()

/**
 * Maps an item of the collection to an item of the search. Returns the same object for the same item, so that its text
 * is normalised only once.
 */
export function collectedSearchItem(item: CollectedItem): SearchItem {
  const cached = collectedItems.get(item)
  if (cached) return cached
  const mapped: SearchItem = {
    key: `collection/${item.key}`,
    kind: 'collection',
    title: titleOf(item.name),
    href: paths.collection + searchFromFilter(emptyWallFilter, item.key),
    channelName: channelNameOf(item.channel.name),
  }
  collectedItems.set(item, mapped)
  return mapped
}

/** Maps a post that the server has found. The text of a post that its author has covered is not shown (Q515). */
export const foundPostView = (post: Post): FoundPost => ({
  id: post.postId,
  href: paths.post(post.type, post.typeId, post.postId),
  author: personName(post.author.nickName),
  authorId: post.author.accountId,
  text: hasVisibleCharacter(post.text) && !post.spoiler ? post.text : postTitle(post),
  createTime: normalisedInstant(post.createTime),
})
