import type { AreaCases } from '../case.ts'
import { withFullLastPage } from '../pageCases.ts'
import { state } from '../states.ts'
import type * as endpoints from './coin.endpoints.ts'

const request = { query: { platformType: 'WEB' as const } }
const exact = ['free', 'paid', 'total']

const opening = {
  assetHistoryId: 'ledger-1',
  transactionTime: '2026-02-01T00:00:00Z',
  message: 'これまでのコイン',
  platformType: 'WEB' as const,
  optionCoin: { free: 3000, paid: 0 },
}

/** The history entry of one draw. The state `paid draws` creates several draws, one minute apart. */
const draw = (transactionTime: string) => ({
  ...opening,
  transactionTime,
  message: 'ガチャ「冬の星座」',
  ipName: '星詠みレディオ',
  optionCoin: { free: -10, paid: 0 },
})

const drawn = [
  state('a member', { freeCoin: 3000, paidCoin: 0 }),
  state('a channel'),
  state('a gacha that can be drawn'),
  state('paid draws', { count: 4 }),
]
const page = (last?: string) => ({
  query: { 'seek.limit': 2, ...(last && { 'seek.lastTransactionTime': last }) },
})

const limitList = [
  { currencyLimitId: 'until-15', name: '15歳以下', maxAmount: 5_000 },
  { currencyLimitId: 'until-17', name: '16〜17歳', maxAmount: 20_000 },
  { currencyLimitId: 'adult', name: '18歳以上', maxAmount: 300_000 },
]

/** The example requests and answers ("cases") of the coin endpoints. */
export const coinCases = {
  getCoinBalance: {
    full: { as: 'member', request, answer: { free: 3000, paid: 1200, total: 4200 }, exact, rules: ['S019'] },
    none: {
      as: 'member',
      given: [state('a member', { freeCoin: 0, paidCoin: 0 })],
      request,
      answer: { free: 0, paid: 0, total: 0 },
      exact,
    },
    /** The balance also includes old coins: the member received these ten years ago. */
    ofTenYearsAgo: {
      as: 'member',
      given: [state('a member', { freeCoin: 0, paidCoin: 0 }), state('coins of ten years ago')],
      request,
      answer: { free: 100, paid: 50, total: 150 },
      exact,
      rules: ['S021'],
    },
    /** The member has more coins than the cap on paid coins allows (S144). The screen shows 9,999,999+. */
    aboveTheCap: {
      as: 'member',
      given: [state('a member', { freeCoin: 1, paidCoin: 9_999_999 })],
      request,
      answer: { free: 1, paid: 9_999_999, total: 10_000_000 },
      exact,
    },
  },

  listCoinHistory: {
    full: {
      as: 'member',
      given: drawn,
      request: {
        query: { 'seek.limit': 15, 'seek.order': 'DESC', 'seek.lastTransactionTime': '2026-01-31T03:00:00Z' },
      },
      answer: {
        list: ['2026-01-31T02:59:00Z', '2026-01-31T02:58:00Z', '2026-01-31T02:57:00Z'].map(draw),
        seek: { hasNext: false, lastTransactionTime: '2026-01-31T02:57:00Z' },
      },
      exact: ['list.length', 'list.optionCoin.free', 'list.optionCoin.paid', 'seek.hasNext'],
      ordered: ['list.transactionTime'],
    },
    minimal: {
      as: 'member',
      given: [state('a member', { freeCoin: 3000, paidCoin: 0 })],
      request: { query: {} },
      answer: { list: [opening], seek: { hasNext: false } },
      exact: ['list.length', 'list.optionCoin.free'],
    },
    empty: {
      as: 'member',
      given: [state('a member', { freeCoin: 0, paidCoin: 0 })],
      request: { query: {} },
      answer: { list: [], seek: { hasNext: false } },
    },
    firstPage: {
      as: 'member',
      given: drawn,
      request: page(),
      answer: {
        list: [opening, opening],
        seek: { hasNext: true, lastTransactionTime: '2026-01-31T03:00:00Z' },
      },
      exact: ['list.length', 'seek.hasNext', 'seek.lastTransactionTime'],
    },
    middlePage: {
      as: 'member',
      given: drawn,
      request: page('2026-01-31T03:00:00Z'),
      answer: {
        list: ['2026-01-31T02:59:00Z', '2026-01-31T02:58:00Z'].map(draw),
        seek: { hasNext: true, lastTransactionTime: '2026-01-31T02:58:00Z' },
      },
      exact: ['list.length', 'seek.hasNext', 'seek.lastTransactionTime'],
    },
    lastPage: {
      as: 'member',
      given: drawn,
      request: withFullLastPage(page('2026-01-31T02:58:00Z')),
      answer: {
        list: [draw('2026-01-31T02:57:00Z')],
        seek: { hasNext: false, lastTransactionTime: '2026-01-31T02:57:00Z' },
      },
      exact: ['list.length', 'seek.hasNext'],
    },
    oldestFirst: {
      as: 'member',
      given: drawn,
      request: { query: { 'seek.limit': 1, 'seek.order': 'ASC' } },
      answer: {
        list: [draw('2026-01-31T02:57:00Z')],
        seek: { hasNext: true, lastTransactionTime: '2026-01-31T02:57:00Z' },
      },
      exact: ['list.length', 'seek.hasNext', 'seek.lastTransactionTime'],
    },
  },

  getCurrencyLimit: {
    full: {
      as: 'member',
      rules: ['S141'],
      request: {},
      answer: { age: 21, currencyLimitId: 'adult', maxAmount: 300_000, limitList },
    },
    /** The member has no birthday, so the lowest monthly limit applies. */
    minimal: {
      as: 'member',
      given: [state('a member', { profile: 'minimal' })],
      request: {},
      answer: { currencyLimitId: 'until-15', maxAmount: 5_000, limitList },
    },
  },
} satisfies AreaCases<typeof endpoints>
