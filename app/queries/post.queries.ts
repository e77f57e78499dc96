import { listPosts } from '@tsudoi/contracts/post/post.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../queryClient.ts'
import { pageSize } from './pageSize.ts'

/** Every timeline in the cache. */
export const postsKey = ['posts']

/** Everything that one account has begun, on any timeline, the latest first (C087). */
export const postsOfQuery = (accountId: string) =>
  infiniteQueryOptions({
    queryKey: [...postsKey, 'account', accountId],
    meta: { handles: ['NotFound'] },
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        listPosts,
        {
          params: { type: 'account', typeId: accountId },
          query: { 'seek.limit': pageSize, 'seek.lastCreateTime': pageParam },
        },
        { signal },
      ),
    getNextPageParam: ({ seek }) => (seek.hasNext ? seek.lastCreateTime : undefined),
  })

/** Takes an account's posts out of every timeline that is in the cache: a block hides at once (S047). */
export function hidePostsOf(accountId: string): void {
  queryClient.setQueriesData<InfiniteData<ResponseOf<typeof listPosts>>>(
    { queryKey: postsKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          postList: page.postList.filter(({ author }) => author.accountId !== accountId),
        })),
      },
  )
}
