import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { payableOrderHref, readOpenPayments, storePaymentRecord, type OpenPayment } from '../../payments/payments.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as PurchaseEnd } from './PurchaseEndRoute.tsx'

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

memberHost()
const order = { transactionId: 'o', orderTime: '2026-01-31T10:00:00Z', itemName: '100コイン', price: 120 }
let answer: () => Promise<unknown>
let pollCount = 0

beforeEach(() => {
  vi.useFakeTimers()
  pollCount = 0
  vi.mocked(call).mockImplementation(((endpoint: { path: string }) => {
    if (!endpoint.path.startsWith('/v1/transaction')) return Promise.resolve({})
    pollCount += 1
    return answer()
  }) as never)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const status = (now: string, paymentMethod = 'PAY_PAY') =>
  Promise.resolve({ transaction: { ...order, status: now, paymentMethod } })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
async function open(address = '/purchase/coin-100/complete?transactionId=o'): Promise<void> {
  render(
    <Queries>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/purchase/:id/complete" element={<PurchaseEnd />} />
        </Routes>
      </MemoryRouter>
    </Queries>,
  )
  await pass(0)
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the result page of an order (R042, W074, C170)', () => {
  it('polls every two seconds for two minutes, and after that still shows that the order is being checked', async () => {
    answer = () => status('PENDING')
    await open()
    await pass(10)
    expect(pollCount).toBe(6)
    await pass(3_600)
    expect(pollCount).toBe(60)
    expect(heading()).toBe('お支払いを確認しています')
  })

  it('polls more slowly while the server fails, then stops polling, and still shows that the order is being checked', async () => {
    answer = () => (pollCount === 1 ? status('PENDING') : Promise.reject(new Error('503')))
    await open()
    await pass(10)
    expect(pollCount).toBe(3)
    await pass(3_600)
    expect(pollCount).toBe(6)
    expect(heading()).toBe('お支払いを確認しています')
  })

  it('shows an unpaid order with its deadline and the link to pay, until the order is paid (Q378)', async () => {
    const payable = { paymentPage: 'https://pay.example/1', expiryTime: '2026-01-31T10:30:00Z' }
    answer = async () => {
      const { transaction } = await status(pollCount < 3 ? 'PENDING' : 'SUCCEEDED')
      return { transaction: { ...transaction, ...payable } }
    }
    await open(payableOrderHref('coin-100', 'o'))
    expect(heading()).toBe('お支払いを待っています')
    expect(document.title).toContain('お支払い待ちの注文')
    expect(screen.getByText(/19:30まで$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /お支払いページを開く/ }).getAttribute('href')).toBe(
      'https://pay.example/1',
    )
    await pass(10)
    expect(heading()).toBe('コインが届きました')
  })

  it('closes the payment line that leads to the order once it is paid, but not the lines of other payments (Q548)', async () => {
    const line: OpenPayment = {
      key: 'key',
      accountId: 'acc-hikari',
      kind: 'coins',
      name: 'purchase.coin-100',
      paid: {},
      canResend: true,
      order: { what: '100コイン', quantity: '1', price: { unit: 'yen', amount: 120, coins: 100 } },
      startedAt: 0,
      state: 'ordered',
      orderId: 'o',
    }
    storePaymentRecord(line)
    storePaymentRecord({ ...line, key: 'other', name: 'purchase.coin-200', orderId: 'o-2' })
    answer = () => status(pollCount === 1 ? 'PENDING' : 'SUCCEEDED')
    await open()
    expect(readOpenPayments()).toHaveLength(2)
    await pass(10)
    expect(readOpenPayments()).toMatchObject([{ key: 'other' }])
    localStorage.clear()
  })

  it('updates the coins in the header once the order is paid, and stops polling', async () => {
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    const balances = () => invalidate.mock.calls.filter(([filters]) => filters?.queryKey === balanceQuery.queryKey)
    answer = () => status(pollCount === 1 ? 'PENDING' : 'SUCCEEDED')
    await open()
    expect(balances()).toEqual([])
    await pass(10)
    expect([heading(), pollCount, balances().length]).toEqual(['コインが届きました', 2, 1])
    await queryClient.refetchQueries({ queryKey: ['order', 'o'] })
    expect(balances()).toHaveLength(1)
  })
})
