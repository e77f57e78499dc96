import { getPost, listPosts } from '@tsudoi/contracts/post/post.endpoints'
import { queryOptions, skipToken, type InfiniteData } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { nextMoment, withKnownLikes } from './likes.ts'
import type { ListPage } from './listPage.ts'
import { pageSize } from './pageSize.ts'
import type { CachedPost, Latest } from './post.cache.ts'
import { postKeys, type PostAddress, type Timeline } from './post.keys.ts'
import { seekQuery } from './seekQuery.ts'

interface Wanted {
  'seek.limit': number
  'seek.lastCreateTime'?: string
  'seek.order'?: 'ASC'
  parentPostId?: string
  onlyOfficial?: 'true'
}

/** A page of posts; what has been liked meanwhile is not undone by it. */
async function askForPosts({ type, typeId }: Timeline, query: Wanted, signal: AbortSignal) {
  const askedAt = nextMoment()
  const answer = await call(listPosts, { params: { type, typeId }, query }, { signal })
  return { ...answer, postList: withKnownLikes<CachedPost>(answer.postList, askedAt) }
}

type Answer = Awaited<ReturnType<typeof askForPosts>>

/** What has been read does not grow old by itself: what is new waits until it is asked for (`latestQuery`). */
const common = {
  by: 'lastCreateTime',
  staleTime: Infinity,
  itemsOf: ({ postList }: Answer) => postList,
  isOpenOf: ({ isPostable }: Answer) => isPostable,
} as const

const officialOnly = (isOfficialOnly: boolean) => (isOfficialOnly ? { onlyOfficial: 'true' as const } : {})

/** A timeline, the latest first (C087). */
export const timelineQuery = (timeline: Timeline, isOfficialOnly = false) =>
  seekQuery({
    ...common,
    meta: { handles: ['NotFound'] },
    queryKey: postKeys.timeline(timeline, isOfficialOnly),
    ask: (page, signal) => askForPosts(timeline, { ...page, ...officialOnly(isOfficialOnly) }, signal),
  })

/** Everything that one account has begun, on any timeline. */
export const postsOfQuery = (accountId: string) => timelineQuery({ type: 'account', typeId: accountId })

/** Comments on a post, replies to a comment: the oldest first. */
export const answersQuery = ({ type, typeId, postId }: PostAddress) =>
  seekQuery({
    ...common,
    meta: { handles: ['NotFound'] },
    queryKey: postKeys.answers({ type, typeId, postId }),
    ask: (page, signal) =>
      askForPosts({ type, typeId }, { ...page, parentPostId: postId, 'seek.order': 'ASC' }, signal),
  })

/** One's own answers that the list does not reach yet: nothing asks for them, `putPost` brings them. */
export const ownAnswersQuery = (address: PostAddress) =>
  queryOptions({
    queryKey: postKeys.ownAnswers(address),
    queryFn: skipToken as never as () => InfiniteData<ListPage<CachedPost>>,
    enabled: false,
  })

/** How often a timeline on the screen asks for what is new. */
const newsAfter = 30_000

/**
 * The front of a timeline, asked for again and again while it is looked at; a failure of that says nothing. `readAt` is
 * when the timeline was read, 0 as long as it is not.
 */
export const latestQuery = (timeline: Timeline, isOfficialOnly: boolean, readAt: number) =>
  queryOptions({
    queryKey: postKeys.latest(timeline, isOfficialOnly),
    meta: { isSilent: true },
    queryFn: async ({ signal }): Promise<Latest> => {
      const wanted = { 'seek.limit': pageSize, ...officialOnly(isOfficialOnly) }
      const { postList, seek } = await askForPosts(timeline, wanted, signal)
      return { posts: postList, next: seek.hasNext ? seek.lastCreateTime : undefined }
    },
    initialData: readAt > 0 ? { posts: [], next: undefined } : undefined,
    initialDataUpdatedAt: readAt,
    staleTime: newsAfter,
    refetchInterval: newsAfter,
    refetchOnWindowFocus: 'always',
  })

/** One post (C089). */
export const postQuery = ({ type, typeId, postId }: PostAddress) =>
  queryOptions({
    queryKey: postKeys.one({ type, typeId, postId }),
    meta: { handles: ['NotFound'] },
    queryFn: async ({ signal }): Promise<CachedPost> => {
      const askedAt = nextMoment()
      const { post } = await call(getPost, { params: { type, typeId, postId } }, { signal })
      return withKnownLikes<CachedPost>([post], askedAt)[0] ?? post
    },
  })
