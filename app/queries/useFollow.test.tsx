import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { handlersFor } from '@tsudoi/contracts/msw'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { tokenCookies } from '../session/cookies.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { channelQuery, channelsQuery } from './channel.queries.ts'
import { useFollow } from './useFollow.ts'

const ipId = 'ip-hoshiyomi'
const channel = { ipId, name: '星読み放送局', hasFollowed: false, followerCount: 12_480 }
const server = setupServer()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const detail = () => queryClient.getQueryData(channelQuery(ipId, true).queryKey)?.ip
const inList = () => queryClient.getQueryData(channelsQuery.queryKey)?.pages[0]?.items[0]

beforeAll(() => {
  setTestUrl('http://127.0.0.1/')
  server.listen({ onUnhandledFrame: 'error' })
})
afterAll(() => server.close())
beforeEach(() => {
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({}) })
  useSession.setState({ accountId: 'acc-hikari' })
  queryClient.setQueryData(channelQuery(ipId, true).queryKey, { ip: channel })
  queryClient.setQueryData(channelsQuery.queryKey, { pages: [{ items: [channel], total: 1 }], pageParams: [0] })
})
afterEach(() => {
  server.resetHandlers()
  queryClient.clear()
  resetSession()
  tokenCookies.clear()
})

describe('useFollow (S046)', () => {
  it('shows the channel as followed on its page and in the list before the server answers, and after the answer', async () => {
    server.use(...handlersFor('channel.followChannel', 'full'))
    const { result } = renderHook(useFollow, { wrapper })
    act(() => result.current(ipId, true))
    await waitFor(() => expect(detail()).toMatchObject({ hasFollowed: true, followerCount: 12_481 }))
    expect(inList()).toMatchObject({ hasFollowed: true, followerCount: 12_481 })
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(detail()).toMatchObject({ hasFollowed: true, followerCount: 12_481 })
  })

  it('shows the channel as not followed, on its page and in the list, when the call fails', async () => {
    let answer = () => {}
    const requests = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/v2/follow/ip/:ipId', async () => {
        await requests
        return HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
      }),
    )
    const { result } = renderHook(useFollow, { wrapper })
    act(() => result.current(ipId, true))
    await waitFor(() => expect(detail()?.hasFollowed).toBe(true))
    answer()
    await waitFor(() => expect(detail()).toMatchObject({ hasFollowed: false, followerCount: 12_480 }))
    expect(inList()).toMatchObject({ hasFollowed: false, followerCount: 12_480 })
  })

  it('shows the result of the last tap while the call of an earlier tap fails, and the server’s state after the last answer', async () => {
    const requests: string[] = []
    const answers: ((status: number) => void)[] = []
    server.use(
      http.all('*/v2/follow/ip/:ipId', async ({ request }) => {
        requests.push(request.method)
        const status = await new Promise<number>((resolve) => answers.push(resolve))
        return status < 300 ? HttpResponse.json({}) : HttpResponse.json({ messageCode: 'Internal' }, { status })
      }),
    )
    const shown: (boolean | undefined)[] = []
    const { result } = renderHook(useFollow, { wrapper })
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (shown.at(-1) !== detail()?.hasFollowed) shown.push(detail()?.hasFollowed)
    })
    const taps = [true, false, true]
    for (const follow of taps) act(() => result.current(ipId, follow))
    const answerNext = async (at: number, status: number) => {
      await waitFor(() => expect(answers).toHaveLength(at + 1))
      answers[at]?.(status)
    }
    await answerNext(0, 200)
    await answerNext(1, 500)
    await waitFor(() => expect(answers).toHaveLength(3))
    expect(detail()?.hasFollowed).toBe(true)
    await answerNext(2, 500)
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    unsubscribe()
    expect(requests).toEqual(['POST', 'DELETE', 'POST'])
    // Asserts the server’s state: the follow succeeded and the unfollow failed, so the server still has the follow.
    expect(detail()).toMatchObject({ hasFollowed: true, followerCount: 12_481 })
    expect(shown).toEqual([true, false, true])
  })

  it('keeps a channel shown as followed when a page of the list, requested before the follow, arrives; the list still shows that page', async () => {
    const next = { ...channel, ipId: 'ip-other' }
    const requests: string[] = []
    const answers: Record<string, () => void> = {}
    const answered = (name: string) => {
      requests.push(name)
      return new Promise<void>((resolve) => (answers[name] = resolve))
    }
    server.use(
      http.get('*/v2/ip', async () => {
        await answered(requests.includes('follow') ? 'page again' : 'page')
        return HttpResponse.json({ list: [next], total: 2 })
      }),
      http.post('*/v2/follow/ip/:ipId', async () => {
        await answered('follow')
        return HttpResponse.json({})
      }),
    )
    const pages = [{ items: [channel], total: 2, next: 1 }]
    queryClient.setQueryData(channelsQuery.queryKey, { pages, pageParams: [0] })
    const { result } = renderHook(() => ({ follow: useFollow(), list: useInfiniteQuery(channelsQuery) }), { wrapper })
    act(() => void result.current.list.fetchNextPage())
    await waitFor(() => expect(requests).toEqual(['page']))
    act(() => result.current.follow(ipId, true))
    await waitFor(() => expect(requests).toEqual(['page', 'follow']))
    answers['page']?.()
    answers['follow']?.()
    await waitFor(() => expect(requests).toEqual(['page', 'follow', 'page again']))
    answers['page again']?.()
    const shown = () => result.current.list.data?.pages.flatMap(({ items }) => items.map((each) => each.hasFollowed))
    await waitFor(() => expect(shown()).toEqual([true, false]))
  })

  it('asks a guest to log in, and sends nothing (S068)', () => {
    resetSession()
    const { result } = renderHook(useFollow, { wrapper })
    act(() => result.current(ipId, true))
    expect(useSession.getState().loginRequired).toBe(location.href)
    expect(detail()?.hasFollowed).toBe(false)
    expect(queryClient.isMutating()).toBe(0)
  })
})
