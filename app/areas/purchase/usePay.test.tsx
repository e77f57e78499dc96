import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heldCard } from '../../card/heldCard.ts'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import type { Confirmed } from '@tsudoi/design-system/screens/finalOrder.types'
import type { PaidPack } from '../../payments/actions/coins.ts'
import { readOpenPayments, sendAgain } from '../../payments/openPayments.ts'
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

beforeEach(() => server.use(http.get('*/v1/transaction', () => HttpResponse.json({ list: [] }))))

const open = () =>
  renderHook(() => ({ ...usePay('coin-100', '/channel/todai'), at: useLocation() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <Queries>{children}</Queries>
      </MemoryRouter>
    ),
  }).result

const order = {
  what: '有償コイン 100コイン',
  quantity: '1個',
  price: { unit: 'yen' as const, amount: 120, coins: 100 },
}
const returnUrl = `${location.origin}/purchase/coin-100`
/** As the last step hands it out. */
const by = (paymentMethod: PaidPack['paymentMethod'], card?: string) =>
  [{ shopCoinId: 'coin-100', paymentMethod, card, returnUrl } as Confirmed<PaidPack>, order] as const

const orderedByCard = {
  transactionId: 'order-3',
  itemName: '有償コイン 100コイン',
  price: 120,
  paymentMethod: 'CREDIT_CARD',
  status: 'SUCCEEDED',
  orderTime: '2026-01-31T10:42:00Z',
}

describe('paying for a pack of coins (R041, X13)', () => {
  afterEach(() => vi.restoreAllMocks())

  it('orders once although a press comes after the answer, while the next page is on its way (X13)', async () => {
    const sent = host()
    const result = open()
    act(() => result.current.pay(...by('CONVENIENCE')))
    await waitFor(() => expect(result.current.at.pathname).toBe('/purchase/coin-100/complete'))
    expect(result.current.paying).toBe(true)
    act(() => result.current.pay(...by('CONVENIENCE')))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(sent).toHaveLength(1)
  })

  it('orders once for many taps, goes to the page of the gateway, and works again for who comes back from it', async () => {
    const sent = host()
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const result = open()
    act(() => [1, 2, 3, 4, 5].forEach(() => result.current.pay(...by('PAY_PAY'))))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(leave.mock.calls[0]).toEqual([`${location.origin}/hosts/payment${page}`])
    expect(sent.map(({ body }) => body)).toEqual([
      {
        shopCoinId: 'coin-100',
        paymentMethod: 'PAY_PAY',
        returnUrl,
      },
    ])
    expect(result.current.paying).toBe(true)
    act(() => comeBack())
    await waitFor(() => expect(result.current.paying).toBe(false))
  })

  it('shows the number for the till on a page of ours', async () => {
    host()
    const result = open()
    act(() => result.current.pay(...by('CONVENIENCE')))
    await waitFor(() => expect(result.current.at.pathname).toBe('/purchase/coin-100/complete'))
    expect(new URLSearchParams(result.current.at.search).get('transactionId')).toBe('order-1')
  })

  it('says nothing of a failure when the answer was lost, and sends the same order again: money moves once', async () => {
    const sent = host(1)
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const result = open()
    act(() => result.current.pay(...by('AU')))
    await waitFor(() => expect(readOpenPayments().map(({ state }) => state)).toEqual(['asking']))
    expect(useErrorQueue.getState().messages).toEqual([])
    expect(result.current.paying).toBe(true)
    act(() => sendAgain(readOpenPayments()[0]!))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(readOpenPayments()).toEqual([])
    act(() => comeBack())
    await waitFor(() => expect(result.current.paying).toBe(false))
    act(() => result.current.pay(...by('AU')))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  it('orders by a registered card, which is paid at once: there is no page of the gateway', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('*/v2/payment/sbps/purchase', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ transactionId: 'order-2', status: 'SUCCEEDED' })
      }),
    )
    const result = open()
    act(() => result.current.pay(...by('PERSISTENT_CARD', 'card-1')))
    await waitFor(() => expect(result.current.at.pathname).toBe('/purchase/coin-100/complete'))
    expect(sent).toEqual([expect.objectContaining({ paymentMethod: 'PERSISTENT_CARD', card: 'card-1' })])
  })

  it('orders by a new card with its token once, keeps it nowhere, and holds it no more after (Q121, X14)', async () => {
    const sent = host(1)
    heldCard.hold('token-secret', 'VISA')
    const result = open()
    act(() => result.current.pay(...by('CREDIT_CARD', 'token-secret')))
    await waitFor(() => expect(readOpenPayments().map(({ state }) => state)).toEqual(['asking']))
    expect(JSON.stringify(localStorage)).not.toContain('token-secret')
    // Its token is good for one use, so the lost answer is looked for among the orders.
    server.use(http.get('*/v1/transaction', () => HttpResponse.json({ list: [orderedByCard] })))
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.at.pathname).toBe('/purchase/coin-100/complete'))
    expect(new URLSearchParams(result.current.at.search).get('transactionId')).toBe('order-3')
    expect(sent.map(({ body }) => body['card'])).toEqual(['token-secret'])
    expect(heldCard.read()).toBeUndefined()
  })
})
