import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { useErrorQueue } from '../errors/errorQueue.ts'
import { queryClient } from '../queryClient.ts'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { channelsQuery } from './channel.queries.ts'
import { pageSize } from './pageSize.ts'
import { accountPostsQuery } from '../posts/posts.ts'
import { usePagedList } from './usePagedList.ts'

const server = memberHost()
const size = String(pageSize)
const post = (id: string) => ({
  id,
  postId: id,
  type: 'account',
  typeId: 'acc-sora',
  depth: '0',
  rootPostId: id,
  text: id,
  author: { accountId: 'acc-sora', nickName: 'そら', uniqueName: 'sora', isOfficial: false },
  like: { count: 0 },
  childrenCount: 0,
  createTime: '2026-01-30T03:00:00Z',
})
const last = '2026-01-30T03:00:00Z'
const channel = (at: number) => ({ ipId: `ip-${at}`, name: '星読み放送局' })

/** Simulates a server with two pages of posts. The second page fails the given number of times. */
function postsHost(failures = 0, mayAnswer = Promise.resolve()) {
  const requests: Record<string, string>[] = []
  let left = failures
  server.use(
    http.get('*/v2/post/account/acc-sora', async ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      requests.push(query)
      if (!query['seek.lastCreateTime'])
        return HttpResponse.json({
          postList: [post('a')],
          isPostable: false,
          seek: { hasNext: true, lastCreateTime: last },
        })
      await mayAnswer
      left -= 1
      if (left >= 0) return HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
      return HttpResponse.json({
        postList: [post('b')],
        isPostable: false,
        seek: { hasNext: false, lastCreateTime: last },
      })
    }),
  )
  return requests
}

/** Records everything that was ever shown, so that the test notices a brief skeleton, too. */
function posts() {
  const shown: string[] = []
  const { result } = renderHook(
    () => {
      const list = usePagedList(accountPostsQuery('acc-sora'), ({ postId }) => postId)
      shown.push(list.items.state === 'ready' ? list.items.data.join() : list.items.state)
      return list
    },
    { wrapper: queryWrapper },
  )
  return { result, shown }
}

describe('a list that is loaded page by page (S104, Q4)', () => {
  it('requests each page by the last item of the page before, and shows the loaded items while the next page loads', async () => {
    let answer = () => {}
    const requests = postsHost(0, new Promise((resolve) => (answer = resolve)))
    const { result, shown } = posts()
    expect(result.current).toMatchObject({ items: { state: 'loading' }, more: 'none' })
    await waitFor(() => expect(result.current).toMatchObject({ items: { data: ['a'] }, more: 'idle' }))
    act(() => result.current.onMore?.())
    await waitFor(() => expect(result.current).toMatchObject({ items: { data: ['a'] }, more: 'loading' }))
    answer()
    await waitFor(() => expect(result.current).toMatchObject({ items: { data: ['a', 'b'] }, more: 'none' }))
    expect([...new Set(shown)]).toEqual(['loading', 'a', 'a,b'])
    expect(requests).toEqual([{ 'seek.limit': size }, { 'seek.limit': size, 'seek.lastCreateTime': last }])
  })

  it('does not replace its array of shown items while the next page loads, so that React need not render the items again', async () => {
    let answer = () => {}
    postsHost(0, new Promise((resolve) => (answer = resolve)))
    const viewOf = ({ postId }: { postId: string }) => postId
    const list = renderHook(() => usePagedList(accountPostsQuery('acc-sora'), viewOf), { wrapper: queryWrapper }).result
    const shown = () => (list.current.items.state === 'ready' ? list.current.items.data : undefined)
    await waitFor(() => expect(list.current.more).toBe('idle'))
    const before = shown()
    act(() => list.current.onMore?.())
    await waitFor(() => expect(list.current.more).toBe('loading'))
    expect(shown()).toBe(before)
    answer()
    await waitFor(() => expect(shown()).toEqual(['a', 'b']))
  })

  it('keeps the shown items when the next page fails, reports the failure below the items without a dialog, and retries on request', async () => {
    postsHost(1)
    const { result, shown } = posts()
    await waitFor(() => expect(result.current.more).toBe('idle'))
    act(() => result.current.onMore?.())
    await waitFor(() => expect(result.current).toMatchObject({ items: { data: ['a'] }, more: 'failed' }))
    expect(useErrorQueue.getState().messages).toEqual([])
    act(() => result.current.onMore?.())
    await waitFor(() => expect(result.current).toMatchObject({ items: { data: ['a', 'b'] }, more: 'none' }))
    expect([...new Set(shown)]).toEqual(['loading', 'a', 'a,b'])
  })

  it('keeps the shown items when a refetch of the whole list fails', async () => {
    postsHost()
    const { result, shown } = posts()
    await waitFor(() => expect(result.current.more).toBe('idle'))
    server.use(http.get('*/v2/post/account/acc-sora', () => new HttpResponse(null, { status: 503 })))
    await act(() => queryClient.invalidateQueries({ queryKey: ['posts'] }))
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(result.current).toMatchObject({ items: { data: ['a'] }, more: 'idle' })
    expect([...new Set(shown)]).toEqual(['loading', 'a'])
  })

  it('requests pages by offset, until all items are loaded, if the server sends the total number of items', async () => {
    const requests: Record<string, string>[] = []
    server.use(
      http.get('*/v2/ip', ({ request }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams)
        requests.push(query)
        const from = Number(query['offset'])
        const list = Array.from({ length: Math.min(pageSize, 25 - from) }, (_, at) => channel(from + at))
        return HttpResponse.json({ list, total: 25 })
      }),
    )
    const { result } = renderHook(() => usePagedList(channelsQuery, ({ ipId }) => ipId), { wrapper: queryWrapper })
    await waitFor(() => expect(result.current).toMatchObject({ total: 25, more: 'idle' }))
    act(() => result.current.onMore?.())
    await waitFor(() => expect(result.current.more).toBe('none'))
    const { items } = result.current
    expect(items.state === 'ready' && [items.data.length, items.data.at(-1)]).toEqual([25, 'ip-24'])
    expect(requests).toEqual([
      { limit: size, offset: '0' },
      { limit: size, offset: size },
    ])
  })

  it('ends after an empty page, even if the server announces a total of 25 items', async () => {
    server.use(http.get('*/v2/ip', () => HttpResponse.json({ list: [], total: 25 })))
    const { result } = renderHook(() => usePagedList(channelsQuery, ({ ipId }) => ipId), { wrapper: queryWrapper })
    await waitFor(() => expect(result.current).toMatchObject({ items: { data: [] }, more: 'none' }))
  })
})
