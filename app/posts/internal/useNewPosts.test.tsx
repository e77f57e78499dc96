import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePost } from './write/testing/fakePost.ts'
import { useDeletedPosts } from './deletedPosts.ts'
import type { CachedPost } from './post.cache.ts'
import { postKeys } from './post.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { useNewPosts } from './useNewPosts.ts'

vi.mock('../../api/call.ts', () => ({ call: () => new Promise(() => undefined) }))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const timeline = { type: 'ip', typeId: 'ip-hoshiyomi' }
const at = (second: number) => fakePost(`at-${second}`, { createTime: `2026-01-31T12:00:${second}Z` })
const mine: CachedPost = { ...at(40), isPutIn: true }
const reading = { reader: 'acc-hikari', hidden: new Map(), likes: new Map() }

function newsBeside(...read: CachedPost[]) {
  queryClient.setQueryData(postKeys.latest(timeline, false), { posts: [mine, at(30), at(20)], next: 'x' })
  const posts = { posts: read, readAt: Date.now() }
  return renderHook(() => useNewPosts(timeline, false, posts, reading), { wrapper }).result
}

afterEach(() => {
  queryClient.clear()
  useDeletedPosts.setState({ posts: [], leaving: [] })
})

describe('the new posts of a timeline that shows the member’s own new post (S052)', () => {
  it('are counted as a minimum (hasMore) as long as there may be unloaded posts between them and the posts that the member has read', () => {
    expect(newsBeside(mine, at(10)).current).toMatchObject({ count: 2, hasMore: true })
  })

  it('are counted exactly once they connect to the posts that the member has read', () => {
    expect(newsBeside(mine, at(20)).current).toMatchObject({ count: 1, hasMore: false })
  })

  it('are inserted by time when the member presses the button that shows them', () => {
    const list = postKeys.timeline(timeline)
    queryClient.setQueryData(list, { pages: [{ items: [mine, at(20)] }], pageParams: [undefined] })
    const news = newsBeside(mine, at(20))
    act(() => news.current.onShow())
    const now = queryClient.getQueryData<{ pages: { items: CachedPost[] }[] }>(list)
    expect(now?.pages[0]?.items.map(({ postId }) => postId)).toEqual(['at-40', 'at-30', 'at-20'])
  })
})

describe('a post that the member has deleted and that the newest posts still contain (S054)', () => {
  it.each(['posts', 'leaving'] as const)(
    'is neither counted as new nor inserted by the button, and is counted again after undo: %s',
    (where) => {
      const list = postKeys.timeline(timeline)
      queryClient.setQueryData(list, { pages: [{ items: [at(20)] }], pageParams: [undefined] })
      useDeletedPosts.setState({ [where]: [at(30)] })
      const news = newsBeside(mine, at(20))
      expect(news.current.count).toBe(0)
      act(() => useDeletedPosts.setState({ [where]: [] }))
      expect(news.current.count).toBe(1)
      act(() => useDeletedPosts.setState({ [where]: [at(30)] }))
      act(() => news.current.onShow())
      const now = queryClient.getQueryData<{ pages: { items: CachedPost[] }[] }>(list)
      expect(now?.pages[0]?.items.map(({ postId }) => postId)).toEqual(['at-40', 'at-20'])
    },
  )
})
