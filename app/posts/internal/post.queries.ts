import { getPost, listPosts } from '@tsudoi/contracts/post/post.endpoints'
import { queryOptions, skipToken, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { nextLikeSequence, withConfirmedLikes } from './likes.ts'
import type { ListPage } from '../../queries/listPage.ts'
import { pageSize } from '../../queries/pageSize.ts'
import type { CachedPost, NewestPosts } from './post.cache.ts'
import { noteSpoilerSupport } from './spoilerSupport.ts'
import { postKeys, type PostAddress, type Timeline } from './post.keys.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

interface PostsRequest {
  'seek.limit': number
  'seek.lastCreateTime'?: string | undefined
  'seek.order'?: 'ASC'
  parentPostId?: string
  onlyOfficial?: 'true'
}

/**
 * Requests a page of posts. If the server has confirmed a like while the request was in flight, the like replaces the
 * one in the answer.
 */
async function requestPosts({ type, typeId }: Timeline, query: PostsRequest, signal: AbortSignal) {
  const askedAt = nextLikeSequence()
  const answer = await call(listPosts, { params: { type, typeId }, query }, { signal })
  noteSpoilerSupport(answer.takesSpoilers)
  return { ...answer, postList: withConfirmedLikes<CachedPost>(answer.postList, askedAt) }
}

type Answer = Awaited<ReturnType<typeof requestPosts>>

/** Options of all lists of posts. They never become stale by time, because `newestPostsQuery` polls for new posts. */
const common = {
  by: 'lastCreateTime',
  staleTime: Infinity,
  itemsOf: ({ postList }: Answer) => postList,
  isOpenOf: ({ isPostable }: Answer) => isPostable,
} as const

const officialOnly = (isOfficialOnly: boolean) => (isOfficialOnly ? { onlyOfficial: 'true' as const } : {})

/** A timeline, the newest post first (C087). */
export const timelineQuery = (timeline: Timeline, isOfficialOnly = false) =>
  seekQuery({
    ...common,
    meta: { handles: ['NotFound'] },
    queryKey: postKeys.timeline(timeline, isOfficialOnly),
    ask: (page, signal) => requestPosts(timeline, { ...page, ...officialOnly(isOfficialOnly) }, signal),
  })

/** The root posts of one account on all timelines. */
export const accountPostsQuery = (accountId: string) => timelineQuery({ type: 'account', typeId: accountId })

/** Comments on a post or replies to a comment, the oldest first. */
export const answersQuery = ({ type, typeId, postId }: PostAddress) =>
  seekQuery({
    ...common,
    meta: { handles: ['NotFound'] },
    queryKey: postKeys.answers({ type, typeId, postId }),
    ask: (page, signal) =>
      requestPosts({ type, typeId }, { ...page, parentPostId: postId, 'seek.order': 'ASC' }, signal),
  })

/**
 * The reader's new answers that the list of answers does not contain yet. Never fetched: `insertPost` puts them into
 * the cache.
 */
export const ownAnswersQuery = (address: PostAddress) =>
  queryOptions({
    queryKey: postKeys.ownAnswers(address),
    queryFn: skipToken as never as () => InfiniteData<ListPage<CachedPost>>,
    enabled: false,
  })

/** Polling interval of a visible timeline, in milliseconds. */
const pollIntervalMs = 30_000

/**
 * Polls the newest posts of a timeline while it is visible, and shows no errors. `readAt` is when the timeline was
 * loaded, in milliseconds, and 0 before that.
 */
export const newestPostsQuery = (timeline: Timeline, isOfficialOnly: boolean, readAt: number) =>
  queryOptions({
    queryKey: postKeys.latest(timeline, isOfficialOnly),
    meta: { isSilent: true },
    queryFn: async ({ signal }): Promise<NewestPosts> => {
      const wanted = { 'seek.limit': pageSize, ...officialOnly(isOfficialOnly) }
      const { postList, seek } = await requestPosts(timeline, wanted, signal)
      return { posts: postList, next: seek.hasNext ? seek.lastCreateTime : undefined }
    },
    initialData: readAt > 0 ? { posts: [], next: undefined } : undefined,
    initialDataUpdatedAt: readAt,
    staleTime: pollIntervalMs,
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: 'always',
  })

/** One post (C089). */
export const postQuery = ({ type, typeId, postId }: PostAddress) =>
  queryOptions({
    queryKey: postKeys.one({ type, typeId, postId }),
    meta: { handles: ['NotFound'] },
    queryFn: async ({ signal }): Promise<CachedPost> => {
      const askedAt = nextLikeSequence()
      const { post } = await call(getPost, { params: { type, typeId, postId } }, { signal })
      return withConfirmedLikes<CachedPost>([post], askedAt)[0] ?? post
    },
  })
