import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './coin.endpoints.ts'

const request = { query: { platformType: 'WEB' as const } }
const exact = ['free', 'paid', 'total']

export const coinCases = {
  getCoinBalance: {
    full: { as: 'member', request, answer: { free: 3000, paid: 1200, total: 4200 }, exact },
    none: {
      as: 'member',
      given: [state('a member', { freeCoin: 0, paidCoin: 0 })],
      request,
      answer: { free: 0, paid: 0, total: 0 },
      exact,
    },
    /** The cap on paid coins (S144); the screen shows 9,999,999+ above it. */
    aboveTheCap: {
      as: 'member',
      given: [state('a member', { freeCoin: 1, paidCoin: 9_999_999 })],
      request,
      answer: { free: 1, paid: 9_999_999, total: 10_000_000 },
      exact,
    },
  },
} satisfies AreaCases<typeof endpoints>
