import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../../queryClient.ts'
import { useErrorQueue } from '../../../errors/errorQueue.ts'
import { memberHost, queryWrapper } from '../../../testing/memberHost.tsx'
import { storeViewAnswer, unsentViewReports } from './readingStore.ts'
import { useReadingReward } from './useReadingReward.ts'

const server = memberHost()
const path = '*/v2/story/group/:ipId/:groupId/view/:episodeId'
const photo = { itemKind: 'PHOTO', itemId: 'p', name: '観測所の夜', amount: 1 }
const answer = { actionReward: photo, balance: { total: 10, free: 10, paid: 0 } }
const episode = { ipId: 'ip', storyGroupId: 'group', storyEpisodeId: 'one' }

interface Sent {
  episodeId: unknown
  body: unknown
  key: string | null
}

/** Mocks a server that gives these answers in turn, and repeats the last one. */
function host(...answers: (() => Response | Promise<Response>)[]): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post(path, async ({ params, request }) => {
      const key = request.headers.get('idempotency-key')
      sent.push({ episodeId: params['episodeId'], body: await request.json(), key })
      return (answers[sent.length - 1] ?? answers.at(-1))?.() ?? HttpResponse.error()
    }),
  )
  return sent
}
const given = () => HttpResponse.json(answer)

/** Mocks Web Locks. The navigator remains happy-dom's own, whose `fetch` reads private members. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, ...rest: unknown[]) => {
    const task = rest.at(-1) as () => Promise<unknown>
    return (last = last.then(task, task))
  }
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
}

const open = (isAtEnd = true, accountId = 'acc-hikari') =>
  renderHook((props: { isAtEnd: boolean }) => useReadingReward({ accountId, episode, loginHref: '/login', ...props }), {
    wrapper: queryWrapper,
    initialProps: { isAtEnd },
  })

beforeEach(stubLocks)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the reward for reading an episode (C105, W094, W095)', () => {
  it('is requested only at the end of the episode, without using coins, and shown as granted', async () => {
    const sent = host(given)
    const { result, rerender } = open(false)
    expect(result.current).toEqual({ state: 'none' })
    rerender({ isAtEnd: true })
    expect(result.current).toEqual({ state: 'sending' })
    await waitFor(() => expect(result.current).toMatchObject({ state: 'given', asset: { name: '観測所の夜' } }))
    expect(sent.map(({ body, episodeId }) => [episodeId, body])).toEqual([
      ['one', { platformType: 'WEB', needsPurchase: false }],
    ])
  })

  it('is requested once, although the reader passes the end several times, in two tabs and after a reload', async () => {
    const sent = host(given)
    const [one, other] = [open(), open()]
    for (const isAtEnd of [false, true, false, true]) one.rerender({ isAtEnd })
    await waitFor(() => expect([one, other].map((tab) => tab.result.current.state)).toEqual(['given', 'given']))
    for (const isAtEnd of [false, true]) one.rerender({ isAtEnd })
    const again = open()
    await waitFor(() => expect(again.result.current.state).toBe('given'))
    expect(sent).toHaveLength(1)
  })

  it('is shown at the end without another request if the purchase has already granted the reward', async () => {
    const sent = host(given)
    storeViewAnswer('acc-hikari', 'one', { ...photo, itemKind: 'PHOTO' })
    const { result } = open()
    await waitFor(() => expect(result.current).toMatchObject({ state: 'given' }))
    expect(sent).toHaveLength(0)
  })

  it('is shown to be in the present box if it exceeds a holding limit, even if another page sent the request (Q372)', async () => {
    const sent = host(() => HttpResponse.json({ ...answer, sentToPresents: [answer.actionReward] }))
    for (const page of [open(), open()])
      await waitFor(() => expect(page.result.current).toMatchObject({ state: 'given', presentsHref: '/present' }))
    expect(sent).toHaveLength(1)
  })

  it('is not shown if the server’s answer contains no reward', async () => {
    host(() => HttpResponse.json({ balance: answer.balance }))
    const { result } = open()
    await waitFor(() => expect(result.current).toEqual({ state: 'none' }))
  })

  it('is not requested while offline, and requested once, with the first idempotency key, when the device is online', async () => {
    const sent = host(() => HttpResponse.error(), given)
    const { result } = open()
    await waitFor(() => expect(result.current).toEqual({ state: 'offline' }))
    expect(unsentViewReports('acc-hikari')).toEqual([episode])
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.state).toBe('given'))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect([sent.length, unsentViewReports('acc-hikari')]).toEqual([2, []])
    expect(useErrorQueue.getState().messages).toEqual([])
  })

  it('is requested a second time if the browser reports too early, or not at all, that the device is online', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const sent = host(
      () => HttpResponse.error(),
      () => HttpResponse.error(),
      given,
    )
    const { result } = open()
    for (const attempts of [1, 2]) {
      await vi.waitFor(() => {
        expect([sent.length, result.current.state]).toEqual([attempts, 'offline'])
        // The request has failed, and the timer of the next one runs.
        expect([queryClient.isMutating(), vi.getTimerCount()]).toEqual([0, 1])
      }, 60_000)
      act(() => void vi.advanceTimersByTime(5_000))
    }
    await vi.waitFor(() => expect(result.current.state).toBe('given'), 60_000)
    expect(sent).toHaveLength(3)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(sent).toHaveLength(3)
  })

  it('is still shown as waiting for the network while the request is repeated, until an answer arrives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let answerWith = (_answer: Response) => {}
    const repeated = new Promise<Response>((resolve) => (answerWith = resolve))
    const sent = host(
      () => HttpResponse.error(),
      () => repeated,
    )
    const { result } = open()
    await vi.waitFor(() => expect([result.current.state, vi.getTimerCount()]).toEqual(['offline', 1]), 60_000)
    act(() => void vi.advanceTimersByTime(5_000))
    // The timer has stopped: the page knows that the request is under way.
    await vi.waitFor(() => expect([sent.length, vi.getTimerCount()]).toEqual([2, 0]), 60_000)
    expect(result.current.state).toBe('offline')
    answerWith(given())
    await vi.waitFor(() => expect(result.current.state).toBe('given'), 60_000)
  })

  it('is stored as unsent before the request, so that the request is not lost if the page closes during it', async () => {
    const owed: unknown[] = []
    host(() => {
      owed.push(...unsentViewReports('acc-hikari'))
      return HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
    })
    const { result } = open()
    await waitFor(() => expect(result.current.state).toBe('failed'))
    expect([owed, unsentViewReports('acc-hikari')]).toEqual([[episode], [episode]])
  })

  it.each([
    { status: 404, messageCode: 'NotFound', owed: [] },
    { status: 403, messageCode: 'PermissionDenied', owed: [] },
    { status: 400, messageCode: 'OutOfTerm', owed: [] },
    { status: 429, messageCode: 'TooManyRequests', owed: [episode] },
  ])(
    'stays stored as unsent after a refusal only if the request can succeed later: $messageCode',
    async ({ status, messageCode, owed }) => {
      host(() => HttpResponse.json({ messageCode, code: status }, { status }))
      const { result } = open()
      await waitFor(() => expect(result.current.state).toBe('failed'))
      expect(unsentViewReports('acc-hikari')).toEqual(owed)
    },
  )

  it('is replaced by the reason, without a dialog, if the server refuses the request, which the reader can retry', async () => {
    host(() => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 }), given)
    const { result } = open()
    await waitFor(() => expect(result.current.state).toBe('failed'))
    expect(useErrorQueue.getState().messages).toEqual([])
    act(() => {
      if (result.current.state === 'failed') result.current.onRetry()
    })
    await waitFor(() => expect(result.current.state).toBe('given'))
  })

  it('is replaced by a login link for a guest, and no request is sent', () => {
    const sent = host(given)
    expect(open(true, '').result.current).toEqual({ state: 'guest', href: '/login' })
    expect(sent).toHaveLength(0)
  })
})
