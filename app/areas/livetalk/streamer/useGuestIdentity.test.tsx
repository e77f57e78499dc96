import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../queryClient.ts'
import { memberHost } from '../../../testing/memberHost.tsx'
import { useGuestIdentity } from './useGuestIdentity.ts'

const server = memberHost()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function host() {
  const requestedIds: string[] = []
  server.use(
    http.get('*/v2/identity/verification', ({ request }) => {
      const memberId = new URL(request.url).searchParams.get('member_id') ?? ''
      requestedIds.push(memberId)
      return HttpResponse.json({
        memberId,
        lastName: '星野',
        firstName: memberId,
        birthday: '2004-02-29',
        isComplete: true,
      })
    }),
  )
  return requestedIds
}
const shown = { current: { identity: { state: 'ready', data: { lastName: '星野' } } } }

/** Everything that the browser stores about the page. */
const storedTexts = () =>
  JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    location.href,
    document.title,
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.data),
  ])

describe('the identity of a guest on the streamer’s page (C148, X11, Q280)', () => {
  it('is loaded only when the staff member presses its button, and is stored nowhere', async () => {
    const requestedIds = host()
    const { result } = renderHook(() => useGuestIdentity('acc-koharu'))
    expect([result.current.identity, requestedIds]).toEqual(['hidden', []])
    act(() => result.current.onIdentity(true))
    await waitFor(() => expect(result).toMatchObject(shown))
    expect(requestedIds).toEqual(['acc-koharu'])
    expect(storedTexts()).not.toMatch(/星野|2004-02-29|acc-koharu/)
    act(() => result.current.onIdentity(false))
    expect(result.current.identity).toBe('hidden')
  })

  it('is removed from the page when another guest’s turn begins', async () => {
    host()
    const { result, rerender } = renderHook(({ of }) => useGuestIdentity(of), { initialProps: { of: 'acc-koharu' } })
    act(() => result.current.onIdentity(true))
    await waitFor(() => expect(result).toMatchObject(shown))
    rerender({ of: 'acc-natsu' })
    expect(result.current.identity).toBe('hidden')
  })

  it('is hidden a minute after it was shown', async () => {
    host()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { result } = renderHook(() => useGuestIdentity('acc-koharu'))
    act(() => result.current.onIdentity(true))
    await waitFor(() => expect(result).toMatchObject(shown))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(result.current.identity).toBe('hidden')
  })

  it('is replaced by an error message without a name if the viewer is not staff', async () => {
    server.use(
      http.get('*/v2/identity/verification', () =>
        HttpResponse.json({ messageCode: 'PermissionDenied', code: 403 }, { status: 403 }),
      ),
    )
    const { result } = renderHook(() => useGuestIdentity('acc-koharu'))
    act(() => result.current.onIdentity(true))
    await waitFor(() => expect(result.current.identity).toMatchObject({ state: 'failed' }))
    expect(JSON.stringify(result.current.identity)).not.toMatch('koharu')
  })
})
