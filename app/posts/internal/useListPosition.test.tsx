import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { postKeys } from './post.keys.ts'
import { timelineQuery } from './post.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { useNewPosts } from './useNewPosts.ts'
import { usePostList } from './usePostList.ts'
import { useReaderContext } from './useReaderContext.ts'

const host = vi.hoisted(() => ({ posts: [] as { postId: string; createTime: string }[], requests: 0, fails: false }))

/** Simulates a server that pages by the time of the last post, as C087 does. */
vi.mock('../../api/call.ts', () => ({
  call: (_: unknown, { query }: { query: Record<string, unknown> }) => {
    host.requests += 1
    // Rejects in a later task, because real failures are asynchronous too.
    if (host.fails) return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('offline'))))
    const last = query['seek.lastCreateTime'] as string | undefined
    const rest = host.posts.filter(({ createTime }) => last === undefined || createTime < last)
    const postList = rest.slice(0, Number(query['seek.limit']))
    const seek = { hasNext: rest.length > postList.length, lastCreateTime: postList.at(-1)?.createTime }
    return Promise.resolve({ postList, seek, isPostable: true })
  },
}))
vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: () => undefined }))

const at = (minute: number) => new Date(Date.parse('2026-01-31T12:00:00Z') + minute * 60_000).toISOString()
const post = (number: number) => ({
  id: `post-${number}`,
  postId: `post-${number}`,
  type: 'ip',
  typeId: 'todai',
  depth: '0',
  rootPostId: `post-${number}`,
  text: 'こんばんは',
  author: { accountId: 'sora', nickName: 'そら', uniqueName: 'sora', isOfficial: false },
  like: { count: 0 },
  childrenCount: 0,
  createTime: at(number),
})
/** Makes posts, the latest first. */
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(count - index))

const todai = { type: 'ip', typeId: 'todai' }
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
)

/** Renders a timeline's list with its new posts. */
function open() {
  const { result } = renderHook(
    () => {
      const reading = useReaderContext()
      const { read, readAt, ...list } = usePostList(timelineQuery(todai), reading)
      return { ...list, fresh: useNewPosts(todai, false, { posts: read, readAt }, reading) }
    },
    { wrapper },
  )
  const keys = () => {
    const { items } = result.current.posts
    return items.state === 'ready' ? items.data.map((entry) => (entry.is === 'post' ? entry.post.key : '')) : undefined
  }
  return { result, keys }
}

type Opened = ReturnType<typeof open>

/** Scrolls to post-42, then shows the new posts. */
async function askForNews({ result, keys }: Opened, news: number) {
  await waitFor(() => expect(keys()).toContain('post-42'))
  host.posts = posts(60 + news)
  await act(() => queryClient.refetchQueries({ queryKey: postKeys.latest(todai, false) }))
  await waitFor(() => expect(result.current.fresh.count).toBe(20))
  act(() => {
    result.current.leave({ key: 'post-42', top: 37 })
    result.current.fresh.onShow()
  })
  // Waits until the new posts replace the list: their first page does not overlap with the posts read before.
  await waitFor(() =>
    expect(keys()).toEqual(
      posts(60 + news)
        .slice(0, 20)
        .map(({ postId }) => postId),
    ),
  )
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(host, { posts: posts(60), requests: 0, fails: false })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

describe('going back from the new posts of a timeline (W137)', () => {
  it.each([20, 50])('returns to the last post that the user has read, after %i new ones', async (news) => {
    const opened = open()
    const { result, keys } = opened
    await askForNews(opened, news)
    expect(result.current.place).toBeUndefined()
    act(() => result.current.goBack())
    await waitFor(() => expect(result.current.place).toMatchObject({ key: 'post-42', top: 37 }))
    // Asserts that no post between the shown ones is missing or duplicated.
    const all = keys() ?? []
    expect(all).toEqual(
      posts(60 + news)
        .map(({ postId }) => postId)
        .slice(0, all.length),
    )
  })

  it('returns to the next older post if the last read post is gone, without further calls', async () => {
    const opened = open()
    await askForNews(opened, 50)
    host.posts = host.posts.filter(({ postId }) => postId !== 'post-42')
    act(() => opened.result.current.goBack())
    await waitFor(() => expect(opened.result.current.place?.key).toBe('post-41'))
    expect(opened.keys()?.at(-1)).toBe('post-30')
  })

  it('requests a page of posts that fails once, and continues after the user retries this page', async () => {
    const opened = open()
    const { result } = opened
    await askForNews(opened, 50)
    host.fails = true
    const { requests } = host
    act(() => result.current.goBack())
    await waitFor(() => expect(result.current.posts.more).toBe('failed'))
    expect(host.requests).toBe(requests + 1)
    host.fails = false
    act(() => result.current.posts.onMore?.())
    await waitFor(() => expect(result.current.place?.key).toBe('post-42'), { timeout: 2000 })
  })

  it('scrolls only once, even if the timeline changes later', async () => {
    const opened = open()
    const { result } = opened
    await askForNews(opened, 50)
    act(() => result.current.goBack())
    await waitFor(() => expect(result.current.place?.key).toBe('post-42'), { timeout: 2000 })
    const { place } = result.current
    act(() => {
      queryClient.setQueryData(postKeys.timeline(todai), { pages: [{ items: [post(3)] }], pageParams: [undefined] })
    })
    expect(result.current.place).toBe(place)
    expect(result.current.posts.items.state).toBe('ready')
  })
})

describe('the timeline’s check for new posts (W137, C087)', () => {
  it('does not run when the timeline itself has just loaded', async () => {
    const { keys } = open()
    await waitFor(() => expect(keys()).toContain('post-60'))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(host.requests).toBe(1)
  })
})
