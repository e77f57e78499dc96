import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { purchaseMethods, type PaymentOption } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { oneTimeCard } from '../../card/oneTimeCard.ts'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { resetClock, serverNow, setServerTime } from '../../time/clock.ts'
import { readOpenPayments, requestResend } from '../../payments/payments.ts'
import { PackConfirmation } from './PackConfirmation.tsx'

const server = memberHost()
const page = '/_sandbox/gateway/demo/payments/1'

interface Sent {
  key: string | null
  body: Record<string, unknown>
}

/** Mocks a server that takes orders; the answers of the first `failures` are lost. */
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

/** Returns from the gateway by the browser's Back button, which restores the page from its cache. */
const comeBack = () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
/** Navigates back within the app. */
const goBack = () => void dispatchEvent(new PopStateEvent('popstate'))

beforeEach(() =>
  server.use(
    http.get('*/v1/transaction', () => HttpResponse.json({ list: [] })),
    http.get('*/v2/coin/balance', () => HttpResponse.json({ total: 300, free: 300, paid: 0 })),
    http.get('*/v2/currency/history', () => HttpResponse.json({ list: [], seek: { hasNext: false } })),
  ),
)

const pack = {
  id: 'coin-100',
  coins: 100,
  yen: 120,
  maxQuantity: 0,
  remainingQuantity: 0,
  start: '2020-01-01T00:00:00Z',
  end: '2099-01-01T00:00:00Z',
  showsTimeLeft: false,
}
const returnUrl = () =>
  `${location.origin}/purchase/coin-100?url=${encodeURIComponent(`${location.origin}/channel/todai`)}`

/** Renders the confirmation of a pack for a payment method. */
function open(method: PaymentOption['method'], card?: string, until = pack.end) {
  const onClose = vi.fn<() => void>()
  const at = { pathname: '', search: '' }
  const Address = () => void Object.assign(at, useLocation())
  const way = { value: method, method, label: method, note: '', card }
  render(
    <Queries>
      <MemoryRouter>
        <Address />
        <PackConfirmation pack={{ ...pack, end: until }} way={way} back="/channel/todai" onClose={onClose} />
      </MemoryRouter>
    </Queries>,
  )
  return { at, onClose }
}
const confirmButton = () => screen.getByRole('button', { name: /で購入$|手続き中/ })
const press = () => fireEvent.click(confirmButton())
const isBusy = () => confirmButton().getAttribute('aria-busy') === 'true'

const orderedByCard = {
  transactionId: 'order-3',
  itemName: '有償コイン 100コイン',
  price: 120,
  paymentMethod: 'CREDIT_CARD',
  status: 'SUCCEEDED',
  orderTime: '2026-01-31T10:42:00Z',
}

/** An open order that can be paid at the gateway or in a shop. */
const openOrder = (facts: Record<string, unknown> = {}) => ({
  ...orderedByCard,
  transactionId: 'order-open',
  shopCoinId: 'coin-100',
  itemName: '100コイン',
  paymentMethod: 'PAY_PAY',
  status: 'PENDING',
  paymentPage: page,
  expiryTime: '2099-01-01T00:00:00Z',
  ...facts,
})
const hostHas = (order: object) => server.use(http.get('*/v1/transaction', () => HttpResponse.json({ list: [order] })))

afterEach(() => {
  cleanup()
  localStorage.clear()
  resetClock()
  vi.restoreAllMocks()
})

describe('the confirmation of a coin pack purchase (R041, X13)', () => {
  it('places one order, even if the user presses the button again while the next page loads (X13)', async () => {
    const sent = host()
    const { at } = open('CONVENIENCE')
    press()
    await waitFor(() => expect(at.pathname).toBe('/purchase/coin-100/complete'))
    expect(isBusy()).toBe(true)
    press()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(sent).toHaveLength(1)
  })

  it('closes on Back while the next page loads, but not before the server has placed the order (X13)', async () => {
    host()
    const { at, onClose } = open('CONVENIENCE')
    act(goBack)
    expect(onClose).not.toHaveBeenCalled()
    press()
    await waitFor(() => expect(at.pathname).toBe('/purchase/coin-100/complete'))
    act(goBack)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('places one order for many taps, opens the gateway’s page, and accepts a press after the user returns (C178, Q1)', async () => {
    const sent = host()
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    open('PAY_PAY')
    const button = confirmButton()
    act(() => Array.from({ length: 20 }).forEach(() => button.click()))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(leave.mock.calls[0]).toEqual([`${location.origin}/hosts/payment${page}`])
    expect(sent.map(({ body }) => body)).toEqual([
      { shopCoinId: 'coin-100', paymentMethod: 'PAY_PAY', returnUrl: returnUrl() },
    ])
    expect(isBusy()).toBe(true)
    act(() => comeBack())
    await waitFor(() => expect(isBusy()).toBe(false))
    press()
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('opens the page with the payment number if the user will pay the order in a shop', async () => {
    host()
    const { at } = open('CONVENIENCE')
    press()
    await waitFor(() => expect(at.pathname).toBe('/purchase/coin-100/complete'))
    expect(new URLSearchParams(at.search).get('transactionId')).toBe('order-1')
  })

  it('shows no error if the answer was lost, and sends the order a second time with its first idempotency key', async () => {
    const sent = host(1)
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { onClose } = open('AU')
    press()
    await waitFor(() => expect(readOpenPayments().map(({ state }) => state)).toEqual(['asking']))
    expect(useErrorQueue.getState().messages).toEqual([])
    // Simulates a return of the user: the payment is still in progress, because its outcome is being looked up.
    act(() => comeBack())
    act(() => requestResend(readOpenPayments()[0]!))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(readOpenPayments()).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
    act(() => comeBack())
    await waitFor(() => expect(isBusy()).toBe(false))
    press()
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  it.each(['PAY_PAY', 'DOCOMO', 'PERSISTENT_CARD'] as const)(
    'opens the payment page of the order by %s that the app finds after a lost answer (X13, Q378)',
    async (method) => {
      const sent = host(1)
      const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
      const { at } = open(method, method === 'PERSISTENT_CARD' ? 'card-1' : undefined)
      press()
      await vi.waitFor(() => expect(readOpenPayments().map(({ state }) => state)).toEqual(['asking']))
      hostHas(openOrder({ paymentMethod: method }))
      act(() => void dispatchEvent(new Event('online')))
      await vi.waitFor(() => expect(at.pathname).toBe('/purchase/coin-100/complete'))
      const search = new URLSearchParams(at.search)
      expect([search.get('transactionId'), search.has('unpaid')]).toEqual(['order-open', true])
      expect(search.get('url')).toBe(`${location.origin}/channel/todai`)
      expect(sent).toHaveLength(1)
      expect(leave).not.toHaveBeenCalled()
      expect(readOpenPayments()).toEqual([])
    },
  )

  it.each(purchaseMethods)(
    'opens the member’s unpaid order of this pack by %s instead of placing a second order (X13, Q378)',
    async (method) => {
      const sent = host()
      vi.spyOn(location, 'assign').mockImplementation(() => {})
      hostHas(openOrder({ paymentMethod: method, shopCoinId: undefined }))
      const { at, onClose } = open(method)
      press()
      await vi.waitFor(() => expect(at.pathname).toBe('/purchase/coin-100/complete'))
      expect(new URLSearchParams(at.search).get('transactionId')).toBe('order-open')
      expect(sent).toEqual([])
      expect(onClose).not.toHaveBeenCalled()
      expect(readOpenPayments()).toEqual([])
    },
  )

  it.each([
    ['of another pack', { shopCoinId: 'coin-300' }],
    ['at another price', { price: 1_200 }],
    ['by another method', { paymentMethod: 'AU' }],
    ['that is paid', { status: 'SUCCEEDED' }],
    ['that is cancelled', { status: 'CANCELLED' }],
    ['whose deadline has passed', { expiryTime: '2020-01-01T00:00:00Z' }],
    ['without a way to pay it', { paymentPage: undefined }],
  ])('places a new order although the member already has an order %s (Q378)', async (_which, facts) => {
    const sent = host()
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    hostHas(openOrder(facts))
    open('PAY_PAY')
    press()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
  })

  it.each(['CREDIT_CARD', 'PERSISTENT_CARD'] as const)(
    'opens the member’s order by %s that is being charged, so that no card is charged twice (X13, Q389)',
    async (method) => {
      const sent = host()
      hostHas(openOrder({ paymentMethod: method, paymentPage: undefined }))
      const { at } = open(method, 'card-2')
      press()
      await vi.waitFor(() => expect(at.pathname).toBe('/purchase/coin-100/complete'))
      expect(new URLSearchParams(at.search).get('transactionId')).toBe('order-open')
      expect(sent).toEqual([])
    },
  )

  it('places an order if the list of the member’s orders cannot be loaded (Q378)', async () => {
    const sent = host()
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    server.use(http.get('*/v1/transaction', () => HttpResponse.error()))
    open('PAY_PAY')
    press()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })

  it('shows an error and opens no page if the server refuses the order', async () => {
    server.use(
      http.post('*/v2/payment/sbps/purchase', () =>
        HttpResponse.json({ messageCode: 'FailedPrecondition' }, { status: 400 }),
      ),
    )
    const { onClose } = open('AU')
    press()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(readOpenPayments()).toEqual([])
  })

  it('charges a registered card without opening a page of the gateway', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('*/v2/payment/sbps/purchase', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ transactionId: 'order-2', status: 'SUCCEEDED' })
      }),
    )
    const { at } = open('PERSISTENT_CARD', 'card-1')
    press()
    await waitFor(() => expect(at.pathname).toBe('/purchase/coin-100/complete'))
    expect(sent).toEqual([expect.objectContaining({ paymentMethod: 'PERSISTENT_CARD', card: 'card-1' })])
  })

  it('orders once with the token of a typed card, stores that token nowhere, and deletes it afterwards (Q121, X14)', async () => {
    const sent = host(1)
    oneTimeCard.hold('token-secret', 'VISA')
    const { at } = open('CREDIT_CARD')
    press()
    await waitFor(() => expect(readOpenPayments().map(({ state }) => state)).toEqual(['asking']))
    expect(JSON.stringify(localStorage)).not.toContain('token-secret')
    // Mocks the list of orders, in which the order of the lost answer is looked up, because the token is valid for one
    // use only.
    server.use(http.get('*/v1/transaction', () => HttpResponse.json({ list: [orderedByCard] })))
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(at.pathname).toBe('/purchase/coin-100/complete'))
    expect(new URLSearchParams(at.search).get('transactionId')).toBe('order-3')
    expect(sent.map(({ body }) => body['card'])).toEqual(['token-secret'])
    expect(oneTimeCard.read()).toBeUndefined()
  })

  it('disables its button in the second in which the sale ends according to the server’s clock, not the device’s (S120, Q70, R041)', async () => {
    const sent = host()
    const end = Date.now() + 3_600_000
    // Sets the server's clock to one second before the sale's end, one hour ahead of the device's.
    setServerTime(new Date(end - 1_000).toISOString(), Date.now())
    open('PAY_PAY', undefined, new Date(end).toISOString())
    expect(confirmButton().hasAttribute('disabled')).toBe(false)
    await waitFor(() => expect(confirmButton().hasAttribute('disabled')).toBe(true), { timeout: 20_000 })
    expect(serverNow()).toBeGreaterThanOrEqual(end)
    expect(screen.getByText('申込期間が終わりました。お支払いは行われていません。')).toBeTruthy()
    press()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(sent).toEqual([])
  })
})
