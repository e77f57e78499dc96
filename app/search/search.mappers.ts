import type { Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Event } from '@tsudoi/contracts/event/event.endpoints'
import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import type { StoryGroup } from '@tsudoi/contracts/story/story.endpoints'
import type { Video } from '@tsudoi/contracts/video/video.endpoints'
import { unfilteredWall } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import type { FoundPost, SearchItem } from '@tsudoi/design-system/screens/search/search.types'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'
import { searchFromFilter } from '../collection/wallAddress.ts'
import { normalisedInstant } from '../mappers/channel.mappers.ts'
import { postTitle } from '../mappers/postTitle.ts'
import { paths } from '../paths.ts'

/** Maps a channel to what the search shows of it. */
export const channelItem = ({ ipId, name, hasFollowed }: Channel): SearchItem => ({
  key: `channel/${ipId}`,
  kind: 'channel',
  title: channelNameOf(name),
  href: paths.channel(ipId),
  isFollowed: hasFollowed,
})

/** The name of each channel by its id, and which channels the member follows. */
export interface KnownChannels {
  names: ReadonlyMap<string, string>
  followed: ReadonlySet<string>
}

const ofChannel = (ipId: string, { names, followed }: KnownChannels, name?: string) => ({
  channelName: name ? channelNameOf(name) : names.get(ipId),
  isFollowed: followed.has(ipId),
})

/** Maps an event to what the search shows of it. */
export const eventItem = ({ eventId, title, ipId, ipName }: Event, channels: KnownChannels): SearchItem => ({
  ...{ key: `event/${eventId}`, kind: 'event', title: titleOf(title), href: paths.event(eventId) },
  ...ofChannel(ipId, channels, ipName),
})

/** Maps a video to what the search shows of it. */
export const videoItem = ({ videoId, title, ipId }: Video, channels: KnownChannels): SearchItem => ({
  ...{ key: `video/${videoId}`, kind: 'video', title: titleOf(title), href: paths.movie(ipId, videoId) },
  ...ofChannel(ipId, channels),
})

/** Maps a story to what the search shows of it. */
export const storyItem = ({ storyGroupId, name, ipId }: StoryGroup, channels: KnownChannels): SearchItem => ({
  ...{ key: `story/${ipId}/${storyGroupId}`, kind: 'story', title: titleOf(name) },
  href: paths.storyGroup(ipId, storyGroupId),
  ...ofChannel(ipId, channels),
})

const collectedItems = new WeakMap<CollectedItem, SearchItem>()

/** Maps an item of the collection. The same object for the same item, so that its text is normalised only once. */
export function collectedSearchItem(item: CollectedItem): SearchItem {
  const cached = collectedItems.get(item)
  if (cached) return cached
  const mapped: SearchItem = {
    key: `collection/${item.key}`,
    kind: 'collection',
    title: item.name,
    href: paths.collection + searchFromFilter(unfilteredWall, item.key),
    channelName: item.channel.name,
  }
  collectedItems.set(item, mapped)
  return mapped
}

/** Maps a post that the server has found. */
export const foundPostView = (post: Post): FoundPost => ({
  id: post.postId,
  href: paths.post(post.type, post.typeId, post.postId),
  author: post.author.nickName,
  authorId: post.author.accountId,
  text: hasVisibleCharacter(post.text) ? post.text : postTitle(post),
  createTime: normalisedInstant(post.createTime),
})
