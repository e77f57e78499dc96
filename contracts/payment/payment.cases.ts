import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './payment.endpoints.ts'

const bare = {
  transactionId: 'transaction-1',
  orderTime: '2026-01-31T03:00:00Z',
  itemName: '1,100コイン',
  price: 1_000,
  status: 'SUCCEEDED' as const,
}

/** January 2026 in Japan. */
const january = {
  gateway: 'SBPS' as const,
  startOrderTime: '2025-12-31T15:00:00Z',
  endOrderTime: '2026-01-31T15:00:00Z',
}

export const paymentCases = {
  listTransactions: {
    full: {
      as: 'member',
      given: [state('a paid transaction')],
      request: { query: january },
      answer: { list: [{ ...bare, paymentMethod: 'CREDIT_CARD' }] },
      exact: ['list.transactionId', 'list.status'],
    },
    minimal: {
      as: 'member',
      given: [state('a paid transaction', { detail: 'minimal' })],
      request: { query: { gateway: 'SBPS' } },
      answer: { list: [bare] },
    },
    empty: { as: 'member', request: { query: january }, answer: { list: [] } },
    outsideThePeriod: {
      as: 'member',
      given: [state('a paid transaction')],
      request: {
        query: { ...january, startOrderTime: '2026-01-31T15:00:00Z', endOrderTime: '2026-02-28T15:00:00Z' },
      },
      answer: { list: [] },
    },
  },
} satisfies AreaCases<typeof endpoints>
