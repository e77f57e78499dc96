import type { Post as WirePost } from '@tsudoi/contracts/post/post.endpoints'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../../queryClient.ts'
import {
  changeCache,
  changeLists,
  changePost,
  countAnswer,
  type CachedPost,
  type CachedPosts,
  type NewestPosts,
} from '../post.cache.ts'
import { postKeys, type PostAddress } from '../post.keys.ts'

function prepend(queryKey: QueryKey, post: CachedPost): void {
  queryClient.setQueryData<CachedPosts>(queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    return data && first && { ...data, pages: [{ ...first, items: [post, ...first.items] }, ...rest] }
  })
}

/**
 * Adds an answer as the last one, since answers are sorted by time. Until all earlier answers are loaded, the reader's
 * new answers are in a separate list.
 */
function appendAnswer(address: PostAddress, post: CachedPost): void {
  const last = queryClient.getQueryData<CachedPosts>(postKeys.answers(address))?.pages.at(-1)
  const queryKey = last?.next === undefined ? postKeys.answers(address) : postKeys.ownAnswers(address)
  if (last?.next !== undefined)
    queryClient.setQueryData<CachedPosts>(
      queryKey,
      (data) => data ?? { pages: [{ items: [] }], pageParams: [undefined] },
    )
  queryClient.setQueryData<CachedPosts>(queryKey, (data) => {
    const end = data?.pages.at(-1)
    return data && end && { ...data, pages: [...data.pages.slice(0, -1), { ...end, items: [...end.items, post] }] }
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
