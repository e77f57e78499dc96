import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { useSession } from '../../session/sessionStore.ts'
import { testToken } from '../../testing/testToken.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useTips } from './useTips.ts'

const server = memberHost()

/** Mocks a server with one page of tips. Returns the ids that it received as seen. */
function tipsHost(): string[] {
  const finished: string[] = []
  const pageList = [{ title: '読み方', text: '画面を押すと進みます。' }]
  server.use(
    http.get('*/v2/tutorial/tips/STORY', ({ request }) => {
      const ipId = new URL(request.url).searchParams.get('ip_id') ?? ''
      const tutorialId = `story-${ipId}`
      return HttpResponse.json({
        tips: { tutorialId, type: 'STORY', ipId, pageList, isDone: finished.includes(tutorialId) },
      })
    }),
    http.post('*/v2/tutorial', async ({ request }) => {
      const { tutorial_id: id } = (await request.json()) as { tutorial_id: string }
      finished.push(id)
      return HttpResponse.json({})
    }),
  )
  return finished
}

const beGuest = () => {
  tokenCookies.clear()
  useSession.setState({ accountId: '' })
  const token = testToken({ AccountID: '' })
  server.use(http.post('*/v1/auth/signin/guest', () => HttpResponse.json({ accessToken: token, refreshToken: token })))
}
const open = () => renderHook(() => useTips('todai'), { wrapper: queryWrapper })
const settled = () => waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))

beforeEach(() => localStorage.clear())

describe('the tips before a first story (W151, C109, C110)', () => {
  it('are not shown again on any device after a member has closed them; the app reports this to the server once', async () => {
    const finished = tipsHost()
    const first = open()
    await waitFor(() => expect(first.result.current.state).toBe('unseen'))
    act(() => first.result.current.done())
    expect(first.result.current.state).toBe('seen')
    act(() => first.result.current.done())
    await settled()
    expect(finished).toEqual(['story-todai'])
    first.unmount()
    // Simulates another device, on which nothing is stored.
    localStorage.clear()
    queryClient.clear()
    const second = open()
    await waitFor(() => expect(second.result.current).toMatchObject({ state: 'seen', pages: [{ title: '読み方' }] }))
    act(() => second.result.current.done())
    await settled()
    expect(finished).toEqual(['story-todai'])
  })

  it('are not shown again on this device after a guest has closed them; the app sends no call', async () => {
    const finished = tipsHost()
    beGuest()
    const first = open()
    await waitFor(() => expect(first.result.current.state).toBe('unseen'))
    act(() => first.result.current.done())
    expect(first.result.current.state).toBe('seen')
    // Asserts that no mutation was started: a guest's tips are not reported to the server.
    expect(queryClient.getMutationCache().getAll()).toEqual([])
    first.unmount()
    queryClient.clear()
    const second = open()
    await waitFor(() => expect(second.result.current).toMatchObject({ state: 'seen', pages: [{ title: '読み方' }] }))
    await settled()
    expect(finished).toEqual([])
  })
})
