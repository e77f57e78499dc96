import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { usePay } from './usePay.ts'

const server = memberHost()
const page = '/_sandbox/gateway/demo/payments/1'

interface Sent {
  key: string | null
  body: Record<string, unknown>
}

/** Takes orders; `failures` of them without an answer. */
function host(failures = 0): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post('*/v2/payment/sbps/purchase', async ({ request }) => {
      sent.push({
        key: request.headers.get('Idempotency-Key'),
        body: (await request.json()) as Record<string, unknown>,
      })
      if (sent.length <= failures) return HttpResponse.error()
      return HttpResponse.json({ transactionId: 'order-1', status: 'PENDING', paymentPage: page })
    }),
  )
  return sent
}

/** By the browser's own button, to the page as it was left. */
const comeBack = () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

const open = () =>
  renderHook(() => ({ ...usePay('coin-100', '/channel/todai'), at: useLocation() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <Queries>{children}</Queries>
      </MemoryRouter>
    ),
  }).result

describe('paying for a pack of coins (R041, X13)', () => {
  afterEach(() => vi.restoreAllMocks())

  it('orders once for many taps, goes to the page of the gateway, and works again for who comes back from it', async () => {
    const sent = host()
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const result = open()
    act(() => [1, 2, 3, 4, 5].forEach(() => result.current.pay('PAY_PAY')))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(leave.mock.calls[0]).toEqual([`${location.origin}/hosts/payment${page}`])
    expect(sent.map(({ body }) => body)).toEqual([
      {
        shopCoinId: 'coin-100',
        paymentMethod: 'PAY_PAY',
        returnUrl: `${location.origin}/purchase/coin-100?url=${encodeURIComponent(`${location.origin}/channel/todai`)}`,
      },
    ])
    expect(result.current.paying).toBe(true)
    act(() => comeBack())
    await waitFor(() => expect(result.current.paying).toBe(false))
  })

  it('shows the number for the till on a page of ours', async () => {
    host()
    const result = open()
    act(() => result.current.pay('CONVENIENCE'))
    await waitFor(() => expect(result.current.at.pathname).toBe('/purchase/coin-100/complete'))
    expect(new URLSearchParams(result.current.at.search).get('transactionId')).toBe('order-1')
  })

  it('sends the same order again when the answer was lost: money moves once', async () => {
    const sent = host(1)
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const result = open()
    act(() => result.current.pay('AU'))
    await waitFor(() => expect(useErrorQueue.getState().messages).toHaveLength(1))
    await waitFor(() => expect(result.current.paying).toBe(false))
    act(() => result.current.pay('AU'))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    act(() => comeBack())
    await waitFor(() => expect(result.current.paying).toBe(false))
    act(() => result.current.pay('AU'))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })
})
