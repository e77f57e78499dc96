import type { Post as WirePost } from '@tsudoi/contracts/post/post.endpoints'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../queryClient.ts'
import { changeListItems } from '../../queries/changeListItems.ts'
import type { ListPage } from '../../queries/listPage.ts'
import { createPausedReads } from '../../queries/pausedReads.ts'
import { postKeys } from './post.keys.ts'

/** A post in the cache: one from the server, or the reader's own post that is still being sent. */
export interface CachedPost extends WirePost {
  /** The key of the post's row, if the post was shown before the server confirmed it. The row keeps this key. */
  localKey?: string | undefined
  isSending?: boolean
  /** Whether this page added the post to its lists. If so, the post does not show how far the list was loaded. */
  isPutIn?: boolean | undefined
}

/** A list of posts in the cache. */
export type CachedPosts = InfiniteData<ListPage<CachedPost>>

const listReads = createPausedReads()
let isChanging = false

/**
 * Changes lists in the cache. A list that is being fetched is fetched again after the change: TanStack Query adds a
 * next page to the pages that the list had before the request, which would undo the change. A list without data
 * continues its fetch, because it has nothing to undo.
 */
export function changeCache(change: () => void): void {
  // A change may contain others, such as those of the functions below, and those that `delayedDeletes` makes when the
  // cache reports a change. Together they are one change, so that each list is fetched again only once.
  if (isChanging) return change()
  isChanging = true
  try {
    listReads.pause({ queryKey: postKeys.lists, predicate: ({ state }) => state.data !== undefined })
    change()
  } finally {
    isChanging = false
    listReads.resume()
  }
}

/** Changes the posts of the lists whose keys begin with `queryKey`. Call it inside `changeCache`. */
export const changeLists = (queryKey: QueryKey, change: (posts: CachedPost[]) => CachedPost[]) =>
  queryClient.setQueriesData<CachedPosts>({ queryKey }, changeListItems(change))

/** Changes one post everywhere in the cache. */
export function changePost(postId: string, change: (post: CachedPost) => CachedPost): void {
  const each = (post: CachedPost) => (post.postId === postId ? change(post) : post)
  changeCache(() => {
    changeLists(postKeys.lists, (posts) => posts.map(each))
    queryClient.setQueriesData<CachedPost>({ queryKey: postKeys.ones }, (post) => post && each(post))
  })
}

/** Changes the answer count of the parent post by one. */
export function countAnswer(parentPostId: string | undefined, by: 1 | -1): void {
  if (parentPostId === undefined) return
  changePost(parentPostId, (post) => ({ ...post, childrenCount: Math.max(0, post.childrenCount + by) }))
}

/** All posts in the cache. A post in several lists is returned once. */
function readPosts(): CachedPost[] {
  const lists = queryClient.getQueriesData<CachedPosts>({ queryKey: postKeys.lists })
  const ones = queryClient.getQueriesData<CachedPost>({ queryKey: postKeys.ones })
  const posts = [
    ...lists.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []),
    ...ones.flatMap(([, post]) => post ?? []),
  ]
  return [...new Map(posts.map((post) => [post.postId, post])).values()]
}

/**
 * Adds `by` to the answer counts of posts, for each answer of the account. After a block these answers no longer count,
 * and after an unblock they count again (S047).
 */
export function adjustAnswerCounts(accountId: string, by: 1 | -1): void {
  changeCache(() => {
    for (const { author, parentPostId } of readPosts())
      if (author.accountId === accountId) countAnswer(parentPostId, by)
  })
}

/** The newest posts of a timeline. `next` is the cursor for the posts after them. */
export interface NewestPosts {
  posts: readonly CachedPost[]
  next: string | undefined
}

const timeOf = ({ createTime }: CachedPost) => Date.parse(createTime)

/**
 * When the newest loaded post of a timeline was written, in milliseconds; -Infinity if none was loaded. `posts` has the
 * newest post first.
 */
export function newestLoadedPostTime(posts: readonly CachedPost[]): number {
  const latest = posts.find(({ isPutIn }) => !isPutIn)
  return latest ? timeOf(latest) : -Infinity
}

/**
 * Whether the newest posts overlap with those loaded before. If they do not, the server has more posts between them.
 */
export function overlapsLoaded(latest: readonly CachedPost[], read: readonly CachedPost[]): boolean {
  const known = new Set(read.filter(({ isPutIn }) => !isPutIn).map(({ postId }) => postId))
  return latest.some(({ postId }) => known.has(postId))
}

/**
 * Merges the newest posts into a list, sorted by time, because the reader's own post may be newer. If they do not
 * overlap with the loaded posts, they replace the list.
 */
export function mergeNewestPosts(queryKey: QueryKey, newest: NewestPosts): void {
  changeCache(() => queryClient.setQueryData<CachedPosts>(queryKey, (data) => data && withNewestPosts(data, newest)))
}

function withNewestPosts(data: CachedPosts, { posts, next }: NewestPosts): CachedPosts {
  const [first, ...rest] = data.pages
  if (!first) return data
  const read = data.pages.flatMap(({ items }) => items)
  const known = new Set(read.map(({ postId }) => postId))
  const news = posts.filter(({ postId }) => !known.has(postId))
  const isApart = next !== undefined && !overlapsLoaded(posts, read)
  // Keeps the posts that are being sent, because no answer of the server contains them.
  const all = isApart ? [...read.filter(({ isSending }) => isSending), ...posts] : [...news, ...first.items]
  const items = all.toSorted((one, other) => timeOf(other) - timeOf(one))
  return isApart
    ? { pages: [{ ...first, items, next }], pageParams: [undefined] }
    : { ...data, pages: [{ ...first, items }, ...rest] }
}
