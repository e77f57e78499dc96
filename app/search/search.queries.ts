import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { listEvents } from '@tsudoi/contracts/event/event.endpoints'
import { listVideos } from '@tsudoi/contracts/video/video.endpoints'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SearchItem } from '@tsudoi/design-system/screens/search/search.types'
import { hasMessageCode, isNotFound } from '../api/apiError.ts'
import { call } from '../api/call.ts'
import { largestPageSize as limit, loadAllPages, type LoadedList } from '../queries/loadAllPages.ts'
import { storyListQuery } from '../queries/story.queries.ts'
import { eventSearchItem, storySearchItem, videoSearchItem, type FollowedChannels } from './search.mappers.ts'

/** Opens no error dialog, because the page names the lists that could not be loaded. */
const meta = { isSilent: true }

/**
 * Maximum number of channels whose stories are searched, followed channels first: the stories of each need a separate
 * call.
 */
export const maxStoryChannels = 50
/** Maximum number of these calls that are in flight at the same time. */
const concurrentCalls = 4

const keyOf = (list: string, isMember: boolean) => ['search', list, isMember] as const

/** All channels. */
export const searchableChannelsQuery = (isMember: boolean) =>
  queryOptions({
    queryKey: keyOf('channels', isMember),
    queryFn: ({ signal }) =>
      loadAllPages(async (offset: number = 0) => {
        const { list, total } = await call(listChannels, { query: { limit, offset } }, { signal })
        const loaded = offset + list.length
        return { items: list, next: loaded < total ? loaded : undefined }
      }),
    meta,
  })

const loadChannels = (client: QueryClient, isMember: boolean) =>
  client.ensureQueryData(searchableChannelsQuery(isMember))

/** The channels that the member follows. Empty if they could not be loaded: the page says so. */
async function followedChannels(client: QueryClient, isMember: boolean): Promise<FollowedChannels> {
  const items = await loadChannels(client, isMember).then(
    (list) => list.items,
    () => [],
  )
  return new Set(items.flatMap(({ ipId, hasFollowed }) => (hasFollowed === true ? [ipId] : [])))
}

type SearchedList = LoadedList<SearchItem>

const searchedEventsQuery = (isMember: boolean) =>
  queryOptions({
    queryKey: keyOf('events', isMember),
    queryFn: async ({ client, signal }): Promise<SearchedList> => {
      const [events, followed] = await Promise.all([
        loadAllPages(async (after: string | undefined) => {
          const query = { 'seek.limit': limit, 'seek.order': 'DESC' as const, 'seek.lastStartTime': after }
          const { events: items, seek } = await call(listEvents, { query }, { signal })
          return { items, next: seek.hasNext ? seek.lastStartTime : undefined }
        }),
        followedChannels(client, isMember),
      ])
      return { ...events, items: events.items.map((each) => eventSearchItem(each, followed)) }
    },
    meta,
  })

const searchedVideosQuery = (isMember: boolean) =>
  queryOptions({
    queryKey: keyOf('videos', isMember),
    queryFn: async ({ client, signal }): Promise<SearchedList> => {
      const [videos, followed] = await Promise.all([
        loadAllPages(async (after: string | undefined) => {
          const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
          const { videos: items, seek } = await call(listVideos, { query }, { signal })
          return { items, next: seek.hasNext ? seek.lastVideoId : undefined }
        }),
        followedChannels(client, isMember),
      ])
      return { ...videos, items: videos.items.map((each) => videoSearchItem(each, followed)) }
    },
    meta,
  })

/** The stories of a channel; none if it has closed since the list of channels was loaded. */
async function storiesOf(client: QueryClient, ipId: string, isMember: boolean) {
  try {
    return (await client.fetchQuery({ ...storyListQuery(ipId, isMember), meta })).storyGroups
  } catch (error) {
    if (isNotFound(error) || hasMessageCode(error, 'UnavailableIpPublicationPeriod')) return []
    throw error
  }
}

const searchedStoriesQuery = (isMember: boolean) =>
  queryOptions({
    queryKey: keyOf('stories', isMember),
    queryFn: async ({ client, signal }): Promise<SearchedList> => {
      const { items, isComplete } = await loadChannels(client, isMember)
      const followed = await followedChannels(client, isMember)
      const rank = ({ ipId }: { ipId: string }) => (followed.has(ipId) ? 0 : 1)
      const ids = items.toSorted((one, other) => rank(one) - rank(other)).map(({ ipId }) => ipId)
      const asked = ids.slice(0, maxStoryChannels)
      const found: SearchItem[] = []
      for (let at = 0; at < asked.length; at += concurrentCalls) {
        signal.throwIfAborted()
        const lists = asked.slice(at, at + concurrentCalls).map((id) => storiesOf(client, id, isMember))
        // The next calls wait for these, so that a host does not receive all of them at once.
        // oxlint-disable-next-line no-await-in-loop
        for (const story of (await Promise.all(lists)).flat()) found.push(storySearchItem(story, followed))
      }
      return { items: found, isComplete: isComplete && ids.length === asked.length }
    },
    meta,
  })

/** The lists that the search loads besides the channels and the collection. `name` is their name in a sentence. */
export const searchableLists = {
  events: { name: 'イベント', query: searchedEventsQuery },
  videos: { name: '動画', query: searchedVideosQuery },
  stories: { name: 'ストーリー', query: searchedStoriesQuery },
} as const
