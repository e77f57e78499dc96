import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { loadErrorTexts } from '../../errors/failure.ts'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { noticeKeys } from '../../queries/notice.keys.ts'
import { noticeQuery } from '../../queries/notice.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useAcquireGift } from './useAcquireGift.ts'

const server = memberHost()
const path = '*/v2/notice/:id/acquire'
const answering = (body: object, status = 200) => http.post(path, () => HttpResponse.json(body, { status }))
const hook = () => renderHook(() => useAcquireGift('fifty'), { wrapper: queryWrapper })

describe('acquiring a notice’s gift (R035, C042)', () => {
  it.each([
    ['true', { hasLimitExceededItems: true }, true],
    ['false', { hasLimitExceededItems: false }, false],
    ['missing', {}, false],
  ])(
    'shows that a holding limit was exceeded only if the server’s answer says so: %s (S055)',
    async (_name, body, isLimited) => {
      server.use(answering(body))
      const { result } = hook()
      act(() => result.current.acquire())
      await waitFor(() => expect(result.current.attempt).toEqual({ state: 'acquired', isLimited }))
    },
  )

  it.each([
    ['AcquireTimeExpired', '受け取り期間が終わりました。', 'E004'],
    ['AlreadyAcquired', '受け取り済みです。', 'E005'],
    ['NoAssetToAcquire', '受け取れるものがありません。', 'E006'],
  ])('shows the error %s on the page, without a dialog (Q43, E004–E006)', async (messageCode, sentence) => {
    await loadErrorTexts()
    server.use(answering({ messageCode, code: 409 }, 409))
    const { result } = hook()
    act(() => result.current.acquire())
    await waitFor(() => expect(result.current.attempt?.state).toBe('closed'))
    expect(result.current.attempt).toMatchObject({ reason: expect.stringContaining(sentence) as string })
    expect(useErrorQueue.getState().messages).toEqual([])
  })

  it('sends one request for 20 taps, marks the notice as acquired and read, and the list of deadlines as stale', async () => {
    let sent = 0
    server.use(
      http.post(path, () => {
        sent += 1
        return HttpResponse.json({})
      }),
    )
    const notice = {
      noticeId: 'fifty',
      category: 'CAMPAIGN' as const,
      title: 'お礼',
      text: '',
      publishedTime: '2026-01-30T03:00:00Z',
    }
    queryClient.setQueryData(noticeQuery('fifty', true).queryKey, { notice })
    const deadlines = [...noticeKeys.lists, 'deadlines']
    queryClient.setQueryData(deadlines, { items: [], isComplete: true })
    const { result } = hook()
    act(() => {
      for (let tap = 0; tap < 20; tap += 1) result.current.acquire()
    })
    await waitFor(() => expect(result.current.attempt?.state).toBe('acquired'))
    expect(sent).toBe(1)
    expect(queryClient.getQueryData(noticeQuery('fifty', true).queryKey)?.notice).toMatchObject({
      isAcquired: true,
      isRead: true,
    })
    expect(queryClient.getQueryState(deadlines)?.isInvalidated).toBe(true)
  })

  it('sends the first idempotency key again when the user retries after a lost connection', async () => {
    const keys: (string | null)[] = []
    let isLost = true
    server.use(
      http.post(path, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return isLost ? HttpResponse.error() : HttpResponse.json({})
      }),
    )
    const { result } = hook()
    act(() => result.current.acquire())
    await waitFor(() => expect(keys).toHaveLength(1))
    await waitFor(() => expect(result.current.attempt).toBeUndefined())
    isLost = false
    act(() => result.current.acquire())
    await waitFor(() => expect(result.current.attempt?.state).toBe('acquired'))
    expect(keys[1]).toBe(keys[0])
  })

  it('asks a guest to log in and sends no call (S068)', () => {
    resetSession()
    const { result } = hook()
    act(() => result.current.acquire())
    expect(useSession.getState().loginRequired).toBe(location.href)
    expect(queryClient.isMutating()).toBe(0)
  })
})
