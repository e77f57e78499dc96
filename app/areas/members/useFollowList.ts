import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { followListQuery } from '../../queries/channel.queries.ts'
import { useFollow } from '../../queries/useFollow.ts'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { moreOf } from '../../mappers/moreOf.ts'

/** What a list of follows is made of, one's own or an account's. */
export function useFollowList(accountId: string | undefined, enabled = true) {
  const query = useInfiniteQuery({ ...followListQuery(accountId), enabled })
  const onFollow = useFollow()
  return {
    error: query.error,
    list: {
      channels: loadableOf(query, ({ pages }) => pages.flatMap(({ list }) => list).map(channelView)),
      total: query.data?.pages.at(-1)?.total,
      more: moreOf(query),
      onMore: () => void query.fetchNextPage(),
      onFollow,
      hrefs: { channels: paths.channels },
    },
  }
}
