import type { Post as WirePost } from '@tsudoi/contracts/post/post.endpoints'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { changeItems } from './changeItems.ts'
import type { ListPage } from './listPage.ts'
import { postKeys, type PostAddress } from './post.keys.ts'

/** A post in the cache: as the host gave it, or one's own that is on its way there. */
export interface CachedPost extends WirePost {
  /** Of one that was shown before it was real: its row keeps this key. */
  localKey?: string
  isSending?: boolean
  /** This page has put it into its lists: it was not read with them, and tells nothing of how far they reach. */
  isPutIn?: boolean
}

type Posts = InfiniteData<ListPage<CachedPost>>

const changeLists = (queryKey: QueryKey, change: (posts: CachedPost[]) => CachedPost[]) =>
  queryClient.setQueriesData<Posts>({ queryKey }, changeItems(change))

function inFront(queryKey: QueryKey, post: CachedPost): void {
  queryClient.setQueryData<Posts>(queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    return data && first && { ...data, pages: [{ ...first, items: [post, ...first.items] }, ...rest] }
  })
}

/**
 * Answers stand in the order of their time: a new one is the last, as soon as all before it have been read. Until then
 * one's own stand in a list of their own.
 */
function atTheEnd(address: PostAddress, post: CachedPost): void {
  const last = queryClient.getQueryData<Posts>(postKeys.answers(address))?.pages.at(-1)
  const queryKey = last?.next === undefined ? postKeys.answers(address) : postKeys.ownAnswers(address)
  if (last?.next !== undefined)
    queryClient.setQueryData<Posts>(queryKey, (data) => data ?? { pages: [{ items: [] }], pageParams: [undefined] })
  queryClient.setQueryData<Posts>(queryKey, (data) => {
    const end = data?.pages.at(-1)
    return data && end && { ...data, pages: [...data.pages.slice(0, -1), { ...end, items: [...end.items, post] }] }
  })
}

/** Changes one post wherever it stands. */
export function changePost(postId: string, change: (post: CachedPost) => CachedPost): void {
  const each = (post: CachedPost) => (post.postId === postId ? change(post) : post)
  changeLists(postKeys.lists, (posts) => posts.map(each))
  queryClient.setQueriesData<CachedPost>({ queryKey: postKeys.ones }, (post) => post && each(post))
}

/** One answer more, or fewer, is counted at what it answers to. */
function countAnswer(parentPostId: string | undefined, by: 1 | -1): void {
  if (parentPostId === undefined) return
  changePost(parentPostId, (post) => ({ ...post, childrenCount: Math.max(0, post.childrenCount + by) }))
}

/** All that has been read, each post once. */
function readPosts(): CachedPost[] {
  const lists = queryClient.getQueriesData<Posts>({ queryKey: postKeys.lists })
  const ones = queryClient.getQueriesData<CachedPost>({ queryKey: postKeys.ones })
  const posts = [
    ...lists.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []),
    ...ones.flatMap(([, post]) => post ?? []),
  ]
  return [...new Map(posts.map((post) => [post.postId, post])).values()]
}

/** Answers of somebody who is blocked now are counted no more, and again when the block is taken back (S047). */
export function countAnswersOf(accountId: string, by: 1 | -1): void {
  for (const { author, parentPostId } of readPosts()) if (author.accountId === accountId) countAnswer(parentPostId, by)
}

/**
 * A new post is at the front of its timelines, an answer the last one below what it answers to (S052). With `isSending`
 * it stands there before the host has it.
 */
export function putPost(given: CachedPost): void {
  const post = { ...given, isPutIn: true }
  if (post.parentPostId !== undefined) {
    atTheEnd({ ...post, postId: post.parentPostId }, post)
    countAnswer(post.parentPostId, 1)
    return
  }
  inFront(postKeys.timeline(post), post)
  inFront(postKeys.timeline({ type: 'account', typeId: post.author.accountId }), post)
  if (post.author.isOfficial) inFront(postKeys.timeline(post, true), post)
}

/** An edit is seen in every list and where the post is open (S053); `instead` names one on its way that is real now. */
export function replacePost(post: WirePost, instead = post.postId): void {
  changePost(instead, ({ localKey, isPutIn }) => ({
    ...post,
    isPutIn,
    localKey: localKey ?? (instead === post.postId ? undefined : instead),
  }))
}

/** A deleted post leaves every list (S054) with everything below it. */
export function removePost({ postId, parentPostId }: Pick<WirePost, 'postId' | 'parentPostId'>): void {
  changeLists(postKeys.lists, (posts) =>
    posts.filter((post) => post.postId !== postId && post.parentPostId !== postId && post.rootPostId !== postId),
  )
  countAnswer(parentPostId, -1)
}

/** The front of a timeline, and from where the posts behind it can be had. */
export interface Latest {
  posts: readonly CachedPost[]
  next: string | undefined
}

const timeOf = ({ createTime }: CachedPost) => Date.parse(createTime)

/**
 * When the latest post was written that was read with a timeline, which has it first, in milliseconds; -Infinity where
 * none was.
 */
export function latestRead(posts: readonly CachedPost[]): number {
  const latest = posts.find(({ isPutIn }) => !isPutIn)
  return latest ? timeOf(latest) : -Infinity
}

/** Whether the front of a timeline reaches what was read before: otherwise there are posts between them. */
export function reaches(latest: readonly CachedPost[], read: readonly CachedPost[]): boolean {
  const known = new Set(read.filter(({ isPutIn }) => !isPutIn).map(({ postId }) => postId))
  return latest.some(({ postId }) => known.has(postId))
}

/**
 * Puts what is new into a list, by its time: one's own may be later. Where it does not reach what was read before, it
 * takes the list's place.
 */
export function putLatest(queryKey: QueryKey, { posts, next }: Latest): void {
  queryClient.setQueryData<Posts>(queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first) return data
    const read = data.pages.flatMap(({ items }) => items)
    const known = new Set(read.map(({ postId }) => postId))
    const news = posts.filter(({ postId }) => !known.has(postId))
    const isApart = next !== undefined && !reaches(posts, read)
    // What is on its way stays in any case: no list of a host has it.
    const all = isApart ? [...read.filter(({ isSending }) => isSending), ...posts] : [...news, ...first.items]
    const items = all.toSorted((one, other) => timeOf(other) - timeOf(one))
    return isApart
      ? { pages: [{ ...first, items, next }], pageParams: [undefined] }
      : { ...data, pages: [{ ...first, items }, ...rest] }
  })
}
