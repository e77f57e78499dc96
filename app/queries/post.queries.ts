import { getPost, listPosts } from '@tsudoi/contracts/post/post.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { CachedPost } from './post.cache.ts'
import { postKeys, type PostAddress, type Timeline } from './post.keys.ts'
import { seekQuery } from './seekQuery.ts'

/** A timeline, the latest first (C087). */
export const timelineQuery = (timeline: Timeline, isOfficialOnly = false) =>
  seekQuery({
    queryKey: postKeys.timeline(timeline, isOfficialOnly),
    meta: { handles: ['NotFound'] },
    by: 'lastCreateTime',
    ask: (page, signal) => {
      const query = { ...page, onlyOfficial: isOfficialOnly ? ('true' as const) : undefined }
      return call(listPosts, { params: { ...timeline }, query }, { signal })
    },
    itemsOf: ({ postList }): CachedPost[] => postList,
  })

/** Everything that one account has begun, on any timeline. */
export const postsOfQuery = (accountId: string) => timelineQuery({ type: 'account', typeId: accountId })

/** Comments on a post, replies to a comment: the oldest first. */
export const answersQuery = ({ type, typeId, postId }: PostAddress) =>
  seekQuery({
    queryKey: postKeys.answers({ type, typeId, postId }),
    meta: { handles: ['NotFound'] },
    by: 'lastCreateTime',
    ask: (page, signal) => {
      const query = { ...page, parentPostId: postId, 'seek.order': 'ASC' as const }
      return call(listPosts, { params: { type, typeId }, query }, { signal })
    },
    itemsOf: ({ postList }): CachedPost[] => postList,
  })

/** One post (C089). */
export const postQuery = ({ type, typeId, postId }: PostAddress) =>
  queryOptions({
    queryKey: postKeys.one({ type, typeId, postId }),
    meta: { handles: ['NotFound'] },
    queryFn: async ({ signal }): Promise<CachedPost> =>
      (await call(getPost, { params: { type, typeId, postId } }, { signal })).post,
  })
