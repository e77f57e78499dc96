import type { PurchaseMethod } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { heldCard } from '../../card/heldCard.ts'
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

const way = (method: PurchaseMethod, card?: string) => ({ value: method, method, card, label: '', note: '' })

describe('paying for a pack of coins (R041, X13)', () => {
  afterEach(() => vi.restoreAllMocks())

  it('orders once for many taps, goes to the page of the gateway, and works again for who comes back from it', async () => {
    const sent = host()
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const result = open()
    act(() => [1, 2, 3, 4, 5].forEach(() => result.current.pay(way('PAY_PAY'))))
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
    act(() => result.current.pay(way('CONVENIENCE')))
    await waitFor(() => expect(result.current.at.pathname).toBe('/purchase/coin-100/complete'))
    expect(new URLSearchParams(result.current.at.search).get('transactionId')).toBe('order-1')
  })

  it('sends the same order again when the answer was lost: money moves once', async () => {
    const sent = host(1)
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const result = open()
    act(() => result.current.pay(way('AU')))
    await waitFor(() => expect(useErrorQueue.getState().messages).toHaveLength(1))
    await waitFor(() => expect(result.current.paying).toBe(false))
    act(() => result.current.pay(way('AU')))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    act(() => comeBack())
    await waitFor(() => expect(result.current.paying).toBe(false))
    act(() => result.current.pay(way('AU')))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  it('orders by a registered card, which is paid at once: there is no page of the gateway', async () => {
    const sent = host()
    server.use(
      http.post('*/v2/payment/sbps/purchase', async ({ request }) => {
        sent.push({ key: null, body: (await request.json()) as Record<string, unknown> })
        return HttpResponse.json({ transactionId: 'order-2', status: 'SUCCEEDED' })
      }),
    )
    const result = open()
    act(() => result.current.pay(way('PERSISTENT_CARD', 'card-1')))
    await waitFor(() => expect(result.current.at.pathname).toBe('/purchase/coin-100/complete'))
    expect(sent[0]?.body).toMatchObject({ paymentMethod: 'PERSISTENT_CARD', card: 'card-1' })
  })

  it('orders by a new card with its token, once, also over a lost answer, and then holds it no more (Q121)', async () => {
    const sent = host(1)
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    heldCard.hold('token-secret', 'VISA')
    const result = open()
    act(() => result.current.pay(way('CREDIT_CARD')))
    await waitFor(() => expect(useErrorQueue.getState().messages).toHaveLength(1))
    await waitFor(() => expect(result.current.paying).toBe(false))
    expect(heldCard.read()).toBeDefined()
    expect(Object.keys(sessionStorage).join()).not.toContain('token-secret')
    act(() => result.current.pay(way('CREDIT_CARD')))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(sent.map(({ body }) => body['card'])).toEqual(['token-secret', 'token-secret'])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(heldCard.read()).toBeUndefined()
  })

  it('leads to the card’s page where none is held any more', () => {
    const sent = host()
    heldCard.drop()
    const result = open()
    act(() => result.current.pay(way('CREDIT_CARD')))
    expect(result.current.at.pathname).toBe('/purchase/card/edit')
    expect(sent).toEqual([])
  })
})
