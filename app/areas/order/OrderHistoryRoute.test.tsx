import { act, cleanup, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Payments from '../../payments/payments.ts'
import { loadOutcomePolling, storePaymentRecord, findOpenPayment, type OpenPayment } from '../../payments/payments.ts'
import { resetSession } from '../../session/sessionStore.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as OrderHistoryRoute } from './OrderHistoryRoute.tsx'

vi.mock('../../payments/payments.ts', async (load) => {
  const payments = await load<typeof Payments>()
  return { ...payments, loadOutcomePolling: vi.fn<typeof Payments.loadOutcomePolling>(payments.loadOutcomePolling) }
})

const payment: OpenPayment = {
  key: '1a2b3c4d',
  accountId: 'acc-hikari',
  kind: 'draw',
  name: 'draw.parade.10',
  paid: { gachaId: 'parade' },
  canResend: true,
  order: { what: 'ガチャ', quantity: '10回', price: { unit: 'coins', amount: 300, first: 'free' } },
  startedAt: 0,
  state: 'waiting',
}

const server = memberHost()
beforeEach(() => {
  server.use(http.get('*', () => HttpResponse.json({ list: [] })))
  storePaymentRecord(payment)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  localStorage.clear()
})

const open = (address = '/order-history') =>
  render(
    <Queries>
      <MemoryRouter initialEntries={[address]}>
        <OrderHistoryRoute />
      </MemoryRouter>
    </Queries>,
  )
const state = () => findOpenPayment(payment.name)?.state
/** Stores a payment without an outcome, and simulates that its user returns to the page. */
const comeBack = () => {
  storePaymentRecord(payment)
  dispatchEvent(new Event('focus'))
}
const isAsking = () => vi.waitUntil(() => state() === 'asking')
/** Waits until all lazily imported modules have loaded. */
const filesCome = () =>
  act(async () => {
    await loadOutcomePolling()
    await new Promise((resolve) => setTimeout(resolve))
  })

describe('the order history, which polls payments whose outcome is unknown (R045, X13, Q112)', () => {
  it.each(['/order-history', '/order-history?kind=viewings'])(
    'polls the outcome while the page %s is open, and not after the user has left it',
    async (address) => {
      const { unmount } = open(address)
      await isAsking()
      comeBack()
      expect(state()).toBe('asking')
      unmount()
      comeBack()
      expect(state()).toBe('waiting')
    },
  )

  it('polls nothing if the user leaves the page before its code for polling has loaded', async () => {
    const { unmount } = open()
    unmount()
    await filesCome()
    comeBack()
    expect(state()).toBe('waiting')
  })

  it('polls nothing for a guest', async () => {
    resetSession()
    open()
    expect(loadOutcomePolling).not.toHaveBeenCalled()
  })
})
