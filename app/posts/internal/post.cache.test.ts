import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { changePost, mergeNewestPosts, type CachedPost } from './post.cache.ts'
import { insertPost, removePost, replacePost } from './write/ownPost.cache.ts'
import { postKeys } from './post.keys.ts'
import { timelineQuery } from './post.queries.ts'

/** The requests for a page of a list. The test decides when each is answered. */
const requests: { cursor: string | undefined; answer: (postList: Post[]) => void }[] = []
vi.mock('../../api/call.ts', () => ({
  call: (_endpoint: unknown, { query }: { query: Record<string, string | undefined> }) =>
    new Promise((resolve) => {
      const answer = (postList: Post[]) => resolve({ postList, isPostable: true, seek: { hasNext: false } })
      requests.push({ cursor: query['seek.lastCreateTime'], answer })
    }),
}))

const post = (postId: string, rest: Partial<Post> = {}): Post => ({
  id: postId,
  postId,
  type: 'ip',
  typeId: 'todai',
  depth: '0',
  rootPostId: postId,
  text: postId,
  author: { accountId: 'me', nickName: 'わたし', uniqueName: 'me', isOfficial: false },
  like: { count: 0 },
  childrenCount: 0,
  createTime: '2026-01-31T12:00:00Z',
  ...rest,
})
const todai = { type: 'ip', typeId: 'todai' }
const everybody = postKeys.timeline(todai)
const official = postKeys.timeline(todai, true)
const mine = postKeys.timeline({ type: 'account', typeId: 'me' })
const answers = postKeys.answers({ ...todai, postId: 'old' })
const itemsOf = (key: readonly unknown[]) =>
  queryClient.getQueryData<{ pages: { items: CachedPost[] }[] }>(key)?.pages.flatMap(({ items }) => items) ?? []
const textsOf = (key: readonly unknown[]) => itemsOf(key).map(({ text }) => text)

beforeEach(() => {
  for (const key of [everybody, official, mine, answers])
    queryClient.setQueryData(key, { pages: [{ items: [post('old')] }], pageParams: [undefined] })
  queryClient.setQueryData(postKeys.one(post('old')), post('old'))
})
afterEach(() => queryClient.clear())

describe('the cache of posts', () => {
  it('has a new root post first in its timelines, and in the official timeline only if the post is official (S052)', () => {
    insertPost(post('new'))
    expect([everybody, mine, official].map(textsOf)).toEqual([['new', 'old'], ['new', 'old'], ['old']])
  })

  it('keeps the row of a post that is being sent when the server confirms the post (S052)', () => {
    insertPost({ ...post('local'), isSending: true })
    replacePost(post('real'), 'local')
    expect(itemsOf(everybody)[0]).toMatchObject({ postId: 'real', localKey: 'local' })
    expect(itemsOf(everybody)[0]?.isSending).toBeUndefined()
  })

  it('has a new answer last below its post, and counts it there', () => {
    insertPost(post('comment', { depth: '1', rootPostId: 'old', parentPostId: 'old' }))
    expect(textsOf(answers)).toEqual(['old', 'comment'])
    expect(itemsOf(everybody)[0]?.childrenCount).toBe(1)
  })

  it('has an edited text in every list and on the post’s own page (S053)', () => {
    replacePost(post('old', { text: 'changed' }))
    expect([everybody, official, mine].map(textsOf)).toEqual([['changed'], ['changed'], ['changed']])
    expect(queryClient.getQueryData<Post>(postKeys.one(post('old')))?.text).toBe('changed')
  })

  it('contains a deleted post in no list any more, nor the answers below that post (S054)', () => {
    insertPost(post('comment', { depth: '1', rootPostId: 'old', parentPostId: 'old' }))
    removePost(post('old'))
    expect([everybody, official, mine, answers].map(textsOf)).toEqual([[], [], [], []])
  })

  it('adds the latest posts in front of the loaded posts, or replaces the loaded posts if both do not overlap', () => {
    mergeNewestPosts(everybody, { posts: [post('newer'), post('old')], next: 'x' })
    expect(textsOf(everybody)).toEqual(['newer', 'old'])
    mergeNewestPosts(everybody, { posts: [post('a'), post('b')], next: 'x' })
    expect(textsOf(everybody)).toEqual(['a', 'b'])
  })

  const at = (second: number) => `2026-01-31T12:00:${String(second).padStart(2, '0')}Z`
  const others = [40, 30, 20].map((second) => post(`at-${second}`, { createTime: at(second) }))

  it('sorts the latest posts by time with the reader’s own new post, which does not count as loaded (S052)', () => {
    insertPost(post('mine', { createTime: at(30) }))
    replacePost(post('mine', { createTime: at(35) }))
    mergeNewestPosts(everybody, { posts: [others[0]!, others[2]!, post('old')], next: 'x' })
    expect(textsOf(everybody)).toEqual(['at-40', 'mine', 'at-20', 'old'])
  })

  it('includes the posts between the reader’s own new post and the loaded posts', () => {
    insertPost({ ...post('sent', { createTime: at(35) }), isSending: true })
    replacePost(post('mine', { createTime: at(35) }), 'sent')
    insertPost({ ...post('local', { createTime: at(50) }), isSending: true })
    mergeNewestPosts(everybody, {
      posts: [others[0]!, post('mine', { createTime: at(35) }), ...others.slice(1)],
      next: 'x',
    })
    expect(textsOf(everybody)).toEqual(['local', 'at-40', 'mine', 'at-30', 'at-20'])
    expect(queryClient.getQueryData<{ pages: { next?: string }[] }>(everybody)?.pages[0]?.next).toBe('x')
  })

  it('keeps the texts of all other posts when one post changes', () => {
    changePost('none', () => post('other'))
    expect(textsOf(everybody)).toEqual(['old'])
  })
})

describe('a list whose next page is loading when a post changes', () => {
  /** Shows the timeline, whose second page is loading. */
  function openWhileLoading() {
    requests.length = 0
    const pages = [{ items: [post('first'), post('old')], next: 'second page' }]
    queryClient.setQueryData(everybody, { pages, pageParams: [undefined] })
    const list = new InfiniteQueryObserver(queryClient, timelineQuery(todai))
    const close = list.subscribe(() => {})
    void list.fetchNextPage()
    return { list, close }
  }
  const like = { count: 1, isLiked: true }

  it.each([
    ['a confirmed like', () => changePost('old', (old) => ({ ...old, like })), ['first', { like }]],
    ['an edited text', () => replacePost(post('old', { text: 'changed' })), ['first', { text: 'changed' }]],
    ['the user’s own new post', () => insertPost(post('new')), ['new', 'first', 'old']],
    ['a deletion', () => removePost(post('first')), ['old']],
    [
      'newer posts',
      () => mergeNewestPosts(everybody, { posts: [post('newer'), post('first')], next: 'x' }),
      ['newer', 'first', 'old'],
    ],
  ])(
    'keeps %s when that page arrives, and requests that page again once (S052, S053, C094)',
    async (_, change, kept) => {
      const { list, close } = openWhileLoading()
      change()
      expect(list.getCurrentResult().isFetchingNextPage).toBe(true)
      await vi.waitFor(() => expect(requests.map(({ cursor }) => cursor)).toEqual(['second page', 'second page']))
      for (const { answer } of requests) answer([post('next')])
      await vi.waitFor(() => expect(itemsOf(everybody)).toHaveLength(kept.length + 1))
      const expected = [...kept, 'next'].map((each) => (typeof each === 'string' ? { postId: each } : each))
      expect(itemsOf(everybody)).toMatchObject(expected)
      expect(list.getCurrentResult()).toMatchObject({ isFetching: false, hasNextPage: false })
      close()
    },
  )

  it('keeps an optimistic edit only until the server answers (S053)', async () => {
    const { close } = openWhileLoading()
    changePost('old', (old) => ({ ...old, text: 'changed', isSending: true }))
    replacePost(post('old', { text: 'changed' }))
    for (const { answer } of requests) answer([post('next')])
    await vi.waitFor(() => expect(textsOf(everybody)).toEqual(['first', 'changed', 'next']))
    expect(itemsOf(everybody)[1]?.isSending).toBeUndefined()
    close()
  })

  it('does not restart the load of a list that shows nothing yet', () => {
    requests.length = 0
    queryClient.removeQueries({ queryKey: everybody })
    const close = new InfiniteQueryObserver(queryClient, timelineQuery(todai)).subscribe(() => {})
    changePost('old', (old) => ({ ...old, like }))
    expect(requests).toHaveLength(1)
    close()
  })
})
