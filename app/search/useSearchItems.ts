import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { SearchGaps, SearchItem } from '@tsudoi/design-system/screens/search/search.types'
import { useMemo } from 'react'
import { collectedKinds } from '../collection/collection.queries.ts'
import { useCollectionWall } from '../collection/useCollectionWall.ts'
import type { LoadedList } from '../queries/loadAllPages.ts'
import { channelSearchItem, collectedSearchItem } from './search.mappers.ts'
import { searchableChannelsQuery, searchableLists } from './search.queries.ts'

const none: readonly never[] = []

interface NamedList {
  name: string
  list: UseQueryResult<LoadedList<unknown>>
}

/** What is missing: lists that failed, and lists that are too long. */
function gapsOf(lists: readonly NamedList[], collection: ReturnType<typeof useOwnCollection>): SearchGaps {
  const failed = lists.filter(({ list }) => list.isError && list.data === undefined)
  return {
    failed: [...failed.map(({ name }) => name), ...(collection.onRetry ? ['コレクション'] : [])],
    cut: lists.filter(({ list }) => list.data?.isComplete === false).map(({ name }) => name),
    onRetry: () => {
      for (const { list } of failed) void list.refetch()
      collection.onRetry?.()
    },
  }
}

/** The member's collection as far as it is loaded; `onRetry` is set if a list of it failed. */
function useOwnCollection(isMember: boolean) {
  const { wall, missing, isGrowing } = useCollectionWall(isMember ? collectedKinds : none)
  const collected = isMember && wall.state === 'ready' ? wall.data : none
  return {
    items: useMemo(() => collected.map(collectedSearchItem), [collected]),
    isLoading: isMember && (wall.state === 'loading' || isGrowing),
    onRetry: isMember ? (wall.state === 'failed' ? wall.onRetry : missing?.onRetry) : undefined,
  }
}

/** Everything that the user can search on the device, from the calls that list it (Q495). */
export function useSearchItems(isMember: boolean) {
  const channels = useQuery(searchableChannelsQuery(isMember))
  const events = useQuery(searchableLists.events.query(isMember))
  const videos = useQuery(searchableLists.videos.query(isMember))
  const stories = useQuery(searchableLists.stories.query(isMember))
  const collection = useOwnCollection(isMember)
  const listed = channels.data?.items ?? none
  const channelItems = useMemo(() => listed.map(channelSearchItem), [listed])
  const [eventItems, videoItems, storyItems] = [events, videos, stories].map((list) => list.data?.items ?? none)
  const items = useMemo(
    () =>
      [channelItems, eventItems, videoItems, storyItems, collection.items].flatMap(
        (list): readonly SearchItem[] => list ?? none,
      ),
    [channelItems, eventItems, videoItems, storyItems, collection.items],
  )
  const lists: NamedList[] = [
    { name: 'チャンネル', list: channels },
    { name: searchableLists.events.name, list: events },
    { name: searchableLists.videos.name, list: videos },
    { name: searchableLists.stories.name, list: stories },
  ]
  return {
    items,
    channels: listed,
    isLoading: collection.isLoading || lists.some(({ list }) => list.isPending),
    gaps: gapsOf(lists, collection),
  }
}
