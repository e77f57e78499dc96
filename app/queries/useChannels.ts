import { useInfiniteQuery } from '@tanstack/react-query'
import { channelView } from '../mappers/channel.mappers.ts'
import { loadableOf } from '../mappers/loadableOf.ts'
import { moreOf } from '../mappers/moreOf.ts'
import { channelsQuery } from './channel.queries.ts'

/** The channels that are loaded, as screens list them, with the way to the next page. */
export function useChannels() {
  const query = useInfiniteQuery(channelsQuery)
  return {
    channels: loadableOf(query, ({ pages }) => pages.flatMap(({ list }) => list).map(channelView)),
    total: query.data?.pages.at(-1)?.total,
    more: moreOf(query),
    onMore: () => void query.fetchNextPage(),
  }
}
