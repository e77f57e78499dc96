import type { Post as WirePost } from '@tsudoi/contracts/post/post.endpoints'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../queryClient.ts'
import { changeListItems } from '../../queries/changeListItems.ts'
import type { ListPage } from '../../queries/listPage.ts'
import { createPausedReads } from '../../queries/pausedReads.ts'
import { postKeys, type PostAddress } from './post.keys.ts'

/** A post in the cache: one from the server, or the reader's own post that is still being sent. */
export interface CachedPost extends WirePost {
  /** The key of the post's row, if the post was shown before the server confirmed it. The row keeps this key. */
  localKey?: string | undefined
  isSending?: boolean
  /** Whether this page added the post to its lists. If so, the post does not show how far the list was loaded. */
  isPutIn?: boolean | undefined
}

type Posts = InfiniteData<ListPage<CachedPost>>

const listReads = createPausedReads()
let isChanging = false

/**
 * Changes lists in the cache. A list that is being fetched is fetched again after the change: TanStack Query adds a
 * next page to the pages that the list had before the request, which would undo the change. A list without data
 * continues its fetch, because it has nothing to undo.
 */
function changeCache(change: () => void): void {
  // A change may contain others: those of the functions below, and those that `delayedDeletes` makes when the cache
  // reports a change. Together they are one change, so that each list is fetched again only once.
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

const changeLists = (queryKey: QueryKey, change: (posts: CachedPost[]) => CachedPost[]) =>
  queryClient.setQueriesData<Posts>({ queryKey }, changeListItems(change))

function prepend(queryKey: QueryKey, post: CachedPost): void {
  queryClient.setQueryData<Posts>(queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    return data && first && { ...data, pages: [{ ...first, items: [post, ...first.items] }, ...rest] }
  })
}

/**
 * Adds an answer as the last one, since answers are sorted by time. Until all earlier answers are loaded, the reader's
 * new answers are in a separate list.
 */
function appendAnswer(address: PostAddress, post: CachedPost): void {
  const last = queryClient.getQueryData<Posts>(postKeys.answers(address))?.pages.at(-1)
  const queryKey = last?.next === undefined ? postKeys.answers(address) : postKeys.ownAnswers(address)
  if (last?.next !== undefined)
    queryClient.setQueryData<Posts>(queryKey, (data) => data ?? { pages: [{ items: [] }], pageParams: [undefined] })
  queryClient.setQueryData<Posts>(queryKey, (data) => {
    const end = data?.pages.at(-1)
    return data && end && { ...data, pages: [...data.pages.slice(0, -1), { ...end, items: [...end.items, post] }] }
  })
}

/** Changes one post everywhere in the cache. */
export function changePost(postId: string, change: (post: CachedPost) => CachedPost): void {
  const each = (post: CachedPost) => (post.postId === postId ? change(post) : post)
  changeCache(() => {
    changeLists(postKeys.lists, (posts) => posts.map(each))
    queryClient.setQueriesData<CachedPost>({ queryKey: postKeys.ones }, (post) => post && each(post))
  })
}

/** Changes the answer count of the parent post by one. */
function countAnswer(parentPostId: string | undefined, by: 1 | -1): void {
  if (parentPostId === undefined) return
  changePost(parentPostId, (post) => ({ ...post, childrenCount: Math.max(0, post.childrenCount + by) }))
}

/** All posts in the cache. A post in several lists is returned once. */
function readPosts(): CachedPost[] {
  const lists = queryClient.getQueriesData<Posts>({ queryKey: postKeys.lists })
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

/**
 * Adds a new post in front of its timelines, or an answer as the last one below its parent. With `isSending` the post
 * is shown before the server has it (S052).
 */
export function insertPost(given: CachedPost): void {
  const post = { ...given, isPutIn: true }
  const { parentPostId, author } = post
  changeCache(() => {
    if (parentPostId !== undefined) {
      appendAnswer({ ...post, postId: parentPostId }, post)
      countAnswer(parentPostId, 1)
      return
    }
    prepend(postKeys.timeline(post), post)
    prepend(postKeys.timeline({ type: 'account', typeId: author.accountId }), post)
    if (author.isOfficial) prepend(postKeys.timeline(post, true), post)
  })
}

/**
 * Replaces a post everywhere in the cache, after it was edited or sent. `instead` is the id under which the post was
 * shown while it was being sent (S053).
 */
export function replacePost(post: WirePost, instead = post.postId): void {
  changePost(instead, ({ localKey, isPutIn }) => ({
    ...post,
    isPutIn,
    localKey: localKey ?? (instead === post.postId ? undefined : instead),
  }))
}

/** Removes a deleted post, and everything below it, from every list in the cache (S054). */
export function removePost({ postId, parentPostId }: Pick<WirePost, 'postId' | 'parentPostId'>): void {
  changeCache(() => {
    changeLists(postKeys.lists, (posts) =>
      posts.filter((post) => post.postId !== postId && post.parentPostId !== postId && post.rootPostId !== postId),
    )
    countAnswer(parentPostId, -1)
  })
}

/** The newest posts of a timeline. `next` is the cursor for the posts after them. */
export interface NewestPosts {
  posts: readonly CachedPost[]
  next: string | undefined
}

/**
 * Removes a post that the server has deleted from the newest posts of its timelines. Cancels polls in flight, because
 * their answers may still contain the post; the next poll follows after the usual interval (S054).
 */
export function removeFromNewestPosts(postId: string): void {
  const queryKey = postKeys.latestOfAll
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData<NewestPosts>(
    { queryKey },
    (data) => data && { ...data, posts: data.posts.filter((post) => post.postId !== postId) },
  )
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
  changeCache(() => queryClient.setQueryData<Posts>(queryKey, (data) => data && withNewestPosts(data, newest)))
}

function withNewestPosts(data: Posts, { posts, next }: NewestPosts): Posts {
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
