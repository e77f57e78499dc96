import { describe, expect, it } from 'vitest'
import { endOf, outcomeOf, type End } from './purchaseEnd.mappers.ts'

type Order = Parameters<typeof outcomeOf>[0]
const order = (status: Order['status'], paymentMethod?: Order['paymentMethod']): Order => ({
  transactionId: 'order',
  orderTime: '2026-01-31T10:00:00Z',
  itemName: '100コイン',
  price: 120,
  status,
  paymentMethod,
})

describe('what came of a payment (R042, R043, R044, W074, W075, W076)', () => {
  it.each<[Order['status'], Order['paymentMethod'], End, string]>([
    ['SUCCEEDED', 'PAY_PAY', 'complete', 'paid'],
    ['SUCCEEDED', 'PAY_PAY', 'cancel', 'paid'],
    ['CANCELLED', 'PAY_PAY', 'complete', 'cancelled'],
    ['FAILED', 'AU', 'complete', 'failed'],
    ['EXPIRED', 'AU', 'error', 'expired'],
    ['PENDING', 'PAY_PAY', 'complete', 'checking'],
    ['PENDING', 'PAY_PAY', 'cancel', 'unpaid'],
    ['PENDING', 'PAY_PAY', 'order', 'unpaid'],
    ['PENDING', 'PERSISTENT_CARD', 'order', 'unpaid'],
    ['SUCCEEDED', 'PAY_PAY', 'order', 'paid'],
    ['UNKNOWN', 'PAY_PAY', 'order', 'checking'],
    ['PENDING', 'CONVENIENCE', 'complete', 'unpaid'],
    ['UNKNOWN', 'PAY_PAY', 'complete', 'checking'],
  ])('the order decides, not the address: %s by %s at /%s is %s', (status, method, end, outcome) => {
    expect(outcomeOf(order(status, method), end)).toBe(outcome)
  })
})

it('reads the end from the address (R042, R043, R044)', () => {
  const at = (end: string) => {
    const { pathname, searchParams } = new URL(`https://tsudoi.example/purchase/coin-100/${end}`)
    return endOf(pathname, searchParams)
  }
  expect(['complete', 'cancel', 'error', 'error/'].map(at)).toEqual(['complete', 'cancel', 'error', 'error'])
  expect(at('complete?transactionId=o&unpaid=')).toBe('order')
})
