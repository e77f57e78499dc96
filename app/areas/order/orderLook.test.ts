import { describe, expect, it } from 'vitest'
import { nextLook, paidMeanwhile, withOrder, type Orders } from './orderLook.ts'

type Order = Orders['list'][number]
const order = (transactionId: string, status: Order['status'], paymentMethod: Order['paymentMethod'] = 'PAY_PAY') => ({
  transactionId,
  orderTime: '2026-01-31T03:00:00Z',
  itemName: '100コイン',
  price: 100,
  status,
  paymentMethod,
})
const after = (list: Order[], errorUpdateCount = 0) =>
  nextLook({ state: { data: { list }, errorUpdateCount } } as Parameters<typeof nextLook>[0])

describe('looking again at orders that wait (R045, W077)', () => {
  it('goes on while one waits, seldom while all of them wait for a till', () => {
    expect(after([order('a', 'SUCCEEDED'), order('b', 'PENDING')])).toBe(10_000)
    expect(after([order('a', 'PENDING', 'CONVENIENCE')])).toBe(60_000)
    expect(after([order('a', 'PENDING', 'CONVENIENCE'), order('b', 'PENDING')])).toBe(10_000)
  })

  it('ends when none waits, and where the host fails again and again', () => {
    expect(after([order('a', 'SUCCEEDED'), order('b', 'EXPIRED'), order('c', 'CANCELLED')])).toBe(false)
    expect(after([order('a', 'PENDING')], 5)).toBe(false)
  })

  it('tells which of those that waited are paid now', () => {
    const before = { list: [order('a', 'PENDING'), order('b', 'SUCCEEDED'), order('c', 'PENDING')] }
    const now = {
      list: [order('new', 'SUCCEEDED'), order('a', 'SUCCEEDED'), order('b', 'SUCCEEDED'), order('c', 'FAILED')],
    }
    expect(paidMeanwhile(before, now).map(({ transactionId }) => transactionId)).toEqual(['a'])
    expect(paidMeanwhile(undefined, now)).toEqual([])
  })

  it('puts one order in the place of what was known of it', () => {
    const orders = { list: [order('a', 'PENDING'), order('b', 'PENDING')] }
    expect(withOrder(orders, order('b', 'CANCELLED')).list.map(({ status }) => status)).toEqual([
      'PENDING',
      'CANCELLED',
    ])
  })
})
