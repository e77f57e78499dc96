import { expect, it } from 'vitest'
import { boughtInMonth } from './boughtInMonth.ts'
import { latestMonths } from '../time/japanMonths.ts'

const order = (
  orderTime: string,
  price: number,
  status: 'SUCCEEDED' | 'PENDING' | 'CANCELLED' | 'EXPIRED' | 'FAILED',
) => ({
  transactionId: `${orderTime} ${status}`,
  orderTime,
  itemName: '100コイン',
  price,
  status,
})

it('boughtInMonth() counts paid orders and orders that can still be paid in their month in Japan (S141, Q73)', () => {
  const [january] = latestMonths('2026-01-20T00:00:00Z', 1)
  const orders = [
    order('2025-12-31T14:59:59Z', 1, 'SUCCEEDED'),
    order('2025-12-31T15:00:00Z', 20, 'SUCCEEDED'),
    order('2026-01-31T23:59:59+09:00', 300, 'SUCCEEDED'),
    order('2026-01-31T15:00:00Z', 4_000, 'SUCCEEDED'),
    order('2026-01-05T00:00:00Z', 50_000, 'PENDING'),
    order('2026-01-05T00:00:00Z', 600_000, 'CANCELLED'),
    order('2026-01-05T00:00:00Z', 600_000, 'EXPIRED'),
    order('2026-01-05T00:00:00Z', 600_000, 'FAILED'),
  ]
  expect(boughtInMonth(january, orders)).toEqual({ paid: 320, waiting: 50_000 })
})
