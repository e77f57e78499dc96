import { listPosts } from '@tsudoi/contracts/post/post.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { InfiniteData } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../queryClient.ts'
import { changeItems, type ListPage } from './listPage.ts'
import { seekQuery } from './seekQuery.ts'

type Post = ResponseOf<typeof listPosts>['postList'][number]

/** Every timeline in the cache. */
export const postsKey = ['posts']

/** Everything that one account has begun, on any timeline, the latest first (C087). */
export const postsOfQuery = (accountId: string) =>
  seekQuery({
    queryKey: [...postsKey, 'account', accountId],
    meta: { handles: ['NotFound'] },
    by: 'lastCreateTime',
    ask: (page, signal) => call(listPosts, { params: { type: 'account', typeId: accountId }, query: page }, { signal }),
    itemsOf: ({ postList }) => postList,
  })

/** Takes an account's posts out of every timeline that is in the cache: a block hides at once (S047). */
export function hidePostsOf(accountId: string): void {
  queryClient.setQueriesData<InfiniteData<ListPage<Post>>>(
    { queryKey: postsKey },
    changeItems<Post>((posts) => posts.filter(({ author }) => author.accountId !== accountId)),
  )
}
