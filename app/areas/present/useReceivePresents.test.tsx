import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useReceivePresents } from './useReceivePresents.ts'

const server = memberHost()
const path = '*/v2/present/receive'
const hook = () => renderHook(useReceivePresents, { wrapper: queryWrapper })
const received = (presentId: string) => ({
  presentId,
  itemKind: 'COIN',
  name: 'コイン',
  amount: 100,
  message: 'お礼',
  sendTime: '2026-01-30T03:00:00Z',
  receiveTime: '2026-01-31T03:00:00Z',
})

/** Mocks a server whose answer about the requested ids is `of(ids)`. Returns the recorded requests. */
function serverAnswering(of: (ids: readonly string[]) => object) {
  const requestedIds: (readonly string[])[] = []
  server.use(
    http.put(path, async ({ request }) => {
      const { present_ids = ['everything'] } = (await request.json()) as { present_ids?: string[] }
      requestedIds.push(present_ids)
      return HttpResponse.json(of(present_ids))
    }),
  )
  return requestedIds
}

/** Mocks a server that fails. Returns the idempotency keys of the requests. */
function keysAtFailingServer() {
  const keys: (string | null)[] = []
  server.use(
    http.put(path, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
    }),
  )
  return keys
}

describe('receiving presents (C086, W154)', () => {
  it('sends one request for a present, however often the user taps, and updates the coins in the header', async () => {
    const requestedIds = serverAnswering((ids) => ({ receives: ids.map(received), hasLimitExceededItems: false }))
    queryClient.setQueryData(balanceQuery.queryKey, { free: 0, paid: 0, total: 0 })
    const { result } = hook()
    act(() => {
      for (let tap = 0; tap < 20; tap += 1) result.current.receive('a')
    })
    expect(result.current.receipts['a']).toBe('receiving')
    await waitFor(() => expect(result.current.receipts['a']).toBe('received'))
    expect(requestedIds).toEqual([['a']])
    expect(queryClient.getQueryState(balanceQuery.queryKey)?.isInvalidated).toBe(true)
  })

  it('shows each present’s own result when the user taps several presents one after the other', async () => {
    serverAnswering(([id = '']) => ({
      receives: id === 'a' ? [received('a')] : [],
      hasLimitExceededItems: id === 'b',
    }))
    const { result } = hook()
    act(() => ['a', 'b', 'c'].forEach((id) => result.current.receive(id)))
    await waitFor(() => expect(result.current.receipts).toEqual({ a: 'received', b: 'limited', c: 'gone' }))
  })

  it('shows beside a present that the present no longer exists, without a dialog (E022)', async () => {
    server.use(http.put(path, () => HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 })))
    const { result } = hook()
    act(() => result.current.receive('a'))
    await waitFor(() => expect(result.current.receipts['a']).toBe('gone'))
    expect(useErrorQueue.getState().messages).toEqual([])
  })

  it('sends the first idempotency key again when the user retries a present after a failure', async () => {
    const keys = keysAtFailingServer()
    const { result } = hook()
    act(() => result.current.receive('a'))
    await waitFor(() => expect(result.current.receipts['a']).toBeUndefined())
    act(() => result.current.receive('a'))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[1]).toBe(keys[0])
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  })

  it('repeats a request for all presents with the same idempotency key only while the box shows the same presents (X13)', async () => {
    const keys = keysAtFailingServer()
    const { result } = hook()
    for (const first of ['a', 'a', 'b']) {
      act(() => result.current.receiveAll(first))
      await waitFor(() => expect(result.current.all.state).toBe('receiving'))
      await waitFor(() => expect(result.current.all.state).toBe('idle'))
    }
    expect(keys).toHaveLength(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('receives all presents after one whose request is in flight, and shows that also on a page that was opened again', async () => {
    const answers: (() => void)[] = []
    const requestedIds: string[] = []
    server.use(
      http.put(path, async ({ request }) => {
        const { present_ids: [id = ''] = ['everything'] } = (await request.json()) as { present_ids?: string[] }
        requestedIds.push(id)
        await new Promise<void>((resolve) => answers.push(resolve))
        return HttpResponse.json({ receives: [received(id)], hasLimitExceededItems: false })
      }),
    )
    const { result } = hook()
    act(() => {
      result.current.receive('a')
      result.current.receiveAll('a')
    })
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(hook().result.current.all.state).toBe('receiving')
    answers[0]?.()
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await waitFor(() => expect(result.current.all.state).toBe('done'))
    expect(requestedIds).toEqual(['a', 'everything'])
  })

  it('sends one request for all presents, and shows which presents were received and which remain', async () => {
    const requestedIds = serverAnswering(() => ({
      receives: [received('a'), received('b')],
      hasLimitExceededItems: true,
    }))
    const { result } = hook()
    act(() => {
      result.current.receiveAll()
      result.current.receiveAll()
      result.current.receive('a')
    })
    await waitFor(() => expect(result.current.all).toMatchObject({ state: 'done', isLimited: true }))
    expect(result.current.all).toMatchObject({ received: [{ amount: 100 }, { amount: 100 }] })
    expect(requestedIds).toEqual([['everything']])
  })
})
