import { describe, expect, it } from 'vitest'
import { nextPollMs, newlyPaidOrders, withUpdatedOrder, type OrdersAnswer } from './orderPolling.ts'

type Order = OrdersAnswer['list'][number]
const order = (transactionId: string, status: Order['status'], paymentMethod: Order['paymentMethod'] = 'PAY_PAY') => ({
  transactionId,
  orderTime: '2026-01-31T03:00:00Z',
  itemName: '100コイン',
  price: 100,
  status,
  paymentMethod,
})
const after = (list: Order[], errorUpdateCount = 0) =>
  nextPollMs({ state: { data: { list }, errorUpdateCount } } as Parameters<typeof nextPollMs>[0])

describe('polling pending orders (R045, W077)', () => {
  it('continues while an order is pending, at a longer interval if all pending orders are paid at a shop', () => {
    expect(after([order('a', 'SUCCEEDED'), order('b', 'PENDING')])).toBe(10_000)
    expect(after([order('a', 'PENDING', 'CONVENIENCE')])).toBe(60_000)
    expect(after([order('a', 'PENDING', 'CONVENIENCE'), order('b', 'PENDING')])).toBe(10_000)
  })

  it('stops when no order is pending, or after several failures', () => {
    expect(after([order('a', 'SUCCEEDED'), order('b', 'EXPIRED'), order('c', 'CANCELLED')])).toBe(false)
    expect(after([order('a', 'PENDING')], 5)).toBe(false)
  })

  it('reports the orders that were pending at the last poll and are paid now', () => {
    const before = { list: [order('a', 'PENDING'), order('b', 'SUCCEEDED'), order('c', 'PENDING')] }
    const now = {
      list: [order('new', 'SUCCEEDED'), order('a', 'SUCCEEDED'), order('b', 'SUCCEEDED'), order('c', 'FAILED')],
    }
    expect(newlyPaidOrders(before, now).map(({ transactionId }) => transactionId)).toEqual(['a'])
    expect(newlyPaidOrders(undefined, now)).toEqual([])
  })

  it('replaces an order in the list by the order that the poll has fetched', () => {
    const orders = { list: [order('a', 'PENDING'), order('b', 'PENDING')] }
    expect(withUpdatedOrder(orders, order('b', 'CANCELLED')).list.map(({ status }) => status)).toEqual([
      'PENDING',
      'CANCELLED',
    ])
  })
})
