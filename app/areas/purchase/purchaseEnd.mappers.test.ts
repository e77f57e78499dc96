import { describe, expect, it } from 'vitest'
import { purchaseEndOf, orderOutcomeOf, purchasedOrderView, type PurchaseEndKind } from './purchaseEnd.mappers.ts'

type Order = Parameters<typeof orderOutcomeOf>[0]
const order = (status: Order['status'], paymentMethod?: Order['paymentMethod'], paymentPage?: string): Order => ({
  transactionId: 'order',
  orderTime: '2026-01-31T10:00:00Z',
  itemName: '100コイン',
  price: 120,
  status,
  paymentMethod,
  paymentPage,
})

describe('the outcome shown after a payment (R042, R043, R044, W074, W075, W076)', () => {
  it.each<[Order['status'], Order['paymentMethod'], PurchaseEndKind, string]>([
    ['SUCCEEDED', 'PAY_PAY', 'complete', 'paid'],
    ['SUCCEEDED', 'PAY_PAY', 'cancel', 'paid'],
    ['CANCELLED', 'PAY_PAY', 'complete', 'cancelled'],
    ['FAILED', 'AU', 'complete', 'failed'],
    ['EXPIRED', 'AU', 'error', 'expired'],
    ['PENDING', 'PAY_PAY', 'complete', 'checking'],
    ['PENDING', 'PAY_PAY', 'cancel', 'unpaid'],
    ['PENDING', 'PAY_PAY', 'order', 'unpaid'],
    ['SUCCEEDED', 'PAY_PAY', 'order', 'paid'],
    ['UNKNOWN', 'PAY_PAY', 'order', 'checking'],
    ['PENDING', 'CONVENIENCE', 'complete', 'unpaid'],
    ['UNKNOWN', 'PAY_PAY', 'complete', 'checking'],
  ])(
    'depends on the order’s status, even if the URL says otherwise: an order %s by %s at /%s is %s',
    (status, method, end, outcome) => {
      expect(orderOutcomeOf(order(status, method), end)).toBe(outcome)
    },
  )
})

describe('a pending order by card (Q389)', () => {
  it.each(['CREDIT_CARD', 'PERSISTENT_CARD'] as const)(
    'is shown as unpaid if the order has a page at the gateway, and as being charged otherwise: %s',
    (method) => {
      expect(orderOutcomeOf(order('PENDING', method, 'https://pay.example/1'), 'order')).toBe('unpaid')
      expect(orderOutcomeOf(order('PENDING', method), 'order')).toBe('checking')
      expect(purchasedOrderView(order('PENDING', method)).isByCard).toBe(true)
    },
  )
})

it('the result page reads from the URL how the visit to the gateway ended (R042, R043, R044)', () => {
  const at = (end: string) => {
    const { pathname, searchParams } = new URL(`https://tsudoi.example/purchase/coin-100/${end}`)
    return purchaseEndOf(pathname, searchParams)
  }
  expect(['complete', 'cancel', 'error', 'error/'].map(at)).toEqual(['complete', 'cancel', 'error', 'error'])
  expect(at('complete?transactionId=o&unpaid=')).toBe('order')
})
