import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { useSession } from '../../session/sessionStore.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { eventKeys } from './event.keys.ts'
import { eventsQuery } from './event.queries.ts'
import { useFollowEvent } from './useFollowEvent.ts'

const server = memberHost()
const path = '*/v1/event/harbour/follow'
const event = { eventId: 'harbour', hasFollowed: false }
const shown = () => queryClient.getQueryData<{ event: typeof event }>(eventKeys.one('harbour', true))?.event.hasFollowed
const listed = () => queryClient.getQueryData(eventsQuery('ahead', true).queryKey)?.pages[0]?.items[0]?.hasFollowed
const hook = () => renderHook(() => useFollowEvent('harbour'), { wrapper: queryWrapper })

/** Mocks a server that answers with `status` when `answer` is called. */
function host(status: number) {
  const methods: string[] = []
  const answered = Promise.withResolvers<void>()
  server.use(
    http.all(path, async ({ request }) => {
      methods.push(request.method)
      await answered.promise
      return HttpResponse.json(status === 200 ? {} : { messageCode: 'Internal', code: status }, { status })
    }),
  )
  return { methods, answer: answered.resolve }
}

describe('following an event (W127)', () => {
  beforeEach(() => {
    queryClient.setQueryData(eventKeys.one('harbour', true), { event })
    queryClient.setQueryData(eventsQuery('ahead', true).queryKey, {
      pages: [{ items: [event] as never, next: undefined }],
      pageParams: [undefined],
    })
  })

  it('changes the event in every list before the server answers, and remains after the answer (C027)', async () => {
    const { methods, answer } = host(200)
    const { result } = hook()
    act(() => result.current(true))
    await waitFor(() => expect([shown(), listed()]).toEqual([true, true]))
    await waitFor(() => expect(methods).toEqual(['PUT']))
    answer()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect([shown(), listed()]).toEqual([true, true])
  })

  it('is rolled back with an error when the server fails (C027, C028)', async () => {
    const { answer } = host(500)
    const { result } = hook()
    act(() => result.current(true))
    await waitFor(() => expect([shown(), listed()]).toEqual([true, true]))
    answer()
    await waitFor(() => expect([shown(), listed()]).toEqual([false, false]))
    await waitFor(() => expect(useErrorQueue.getState().messages).toHaveLength(1))
  })

  it('keeps the state of the last of several quick taps (C028)', async () => {
    const { methods, answer } = host(200)
    const { result } = hook()
    act(() => [true, false].forEach((follow) => result.current(follow)))
    answer()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(methods).toEqual(['PUT', 'DELETE'])
    expect([shown(), listed()]).toEqual([false, false])
  })

  it('asks a guest to log in, and sends no call (S068)', async () => {
    const { methods } = host(200)
    useSession.setState({ accountId: '' })
    const { result } = hook()
    act(() => result.current(true))
    expect(useSession.getState().loginRequired).toBeDefined()
    expect(methods).toEqual([])
    expect(shown()).toBe(false)
  })
})
