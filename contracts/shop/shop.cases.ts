import type { AreaCases } from '../case.ts'
import { withFullLastPage } from '../pageCases.ts'
import { state } from '../states.ts'
import type * as endpoints from './shop.endpoints.ts'

const bare = {
  shopCoinId: 'shop-coin-1',
  webPaidCoin: 1_100,
  webPrice: 1_000,
  maxQuantity: 5,
  remainingQuantity: 5,
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2026-03-31T14:59:59Z',
}
const complete = { ...bare, salesCopy: '100コインおトク', hasShowedTimeLeft: true, isHidden: false }

/** The request that the shop page sends first (Q3, S146). */
const first = { query: { platformType: 'WEB' as const, 'seek.order': 'ASC' as const, 'seek.limit': 15 } }

const five = [state('no coin packs'), state('several coin packs on sale')]
const pack = (shopCoinId: string) => ({ ...bare, shopCoinId })
const page = (lastShopCoinId?: string) => ({
  query: {
    platformType: 'WEB' as const,
    'seek.order': 'ASC' as const,
    'seek.limit': 2,
    ...(lastShopCoinId && { 'seek.lastShopCoinId': lastShopCoinId }),
  },
})
const exactPage = ['list.length', 'seek.hasNext', 'seek.lastShopCoinId']

const validation = { params: { id: 'shop-coin-1' }, query: { platformType: 'WEB' as const } }

/** The example requests and answers ("cases") of the shop endpoints. */
export const shopCases = {
  listShopCoins: {
    full: {
      as: 'member',
      given: [
        state('no coin packs'),
        state('several coin packs on sale', { count: 1 }),
        state('a coin pack on sale', { shopCoinId: 'shop-coin-0' }),
      ],
      request: { query: { ...first.query, 'seek.order': 'DESC', 'seek.lastShopCoinId': 'shop-coin-1' } },
      answer: {
        list: [{ ...complete, shopCoinId: 'shop-coin-0' }],
        seek: { hasNext: false, lastShopCoinId: 'shop-coin-0' },
      },
      exact: ['list.shopCoinId', 'list.maxQuantity', 'list.remainingQuantity', 'seek.hasNext'],
    },
    minimal: {
      as: 'guest',
      given: [state('no coin packs'), state('a coin pack on sale', { detail: 'minimal' })],
      request: { query: { platformType: 'WEB' } },
      answer: { list: [bare], seek: { hasNext: false } },
    },
    empty: {
      as: 'guest',
      given: [state('no coin packs')],
      request: first,
      answer: { list: [], seek: { hasNext: false } },
    },
    firstPage: {
      as: 'guest',
      given: five,
      request: page(),
      answer: {
        list: [pack('shop-coin-1'), pack('shop-coin-2')],
        seek: { hasNext: true, lastShopCoinId: 'shop-coin-2' },
      },
      exact: exactPage,
      ordered: ['list.shopCoinId'],
    },
    middlePage: {
      as: 'guest',
      given: five,
      request: page('shop-coin-2'),
      answer: {
        list: [pack('shop-coin-3'), pack('shop-coin-4')],
        seek: { hasNext: true, lastShopCoinId: 'shop-coin-4' },
      },
      exact: exactPage,
    },
    lastPage: {
      as: 'guest',
      given: five,
      request: withFullLastPage(page('shop-coin-4')),
      answer: { list: [pack('shop-coin-5')], seek: { hasNext: false, lastShopCoinId: 'shop-coin-5' } },
      exact: exactPage,
    },
    /** The request has no order, so the host uses the default DESC (Q3). */
    lastFirst: {
      as: 'guest',
      given: five,
      request: { query: { platformType: 'WEB', 'seek.limit': 1 } },
      answer: { list: [pack('shop-coin-5')], seek: { hasNext: true, lastShopCoinId: 'shop-coin-5' } },
      exact: exactPage,
    },
  },

  validateShopCoin: {
    full: {
      as: 'member',
      given: [state('a coin pack on sale')],
      request: validation,
      answer: { shopCoin: complete },
      exact: ['shopCoin.shopCoinId'],
    },
    minimal: {
      as: 'member',
      given: [state('a coin pack on sale', { detail: 'minimal' })],
      request: validation,
      answer: { shopCoin: bare },
    },
    NotFound: {
      as: 'member',
      request: { ...validation, params: { id: 'no-such-shop-coin' } },
      fails: 'NotFound',
    },
    UnavailablePeriod: {
      as: 'member',
      given: [state('a coin pack whose sale has ended')],
      request: validation,
      fails: 'UnavailablePeriod',
    },
    /** One member can buy the pack only once, and the member has bought it (S121, Q87). */
    PackLimitReached: {
      as: 'member',
      given: [state('a coin pack bought as often as allowed')],
      request: validation,
      fails: 'PackLimitReached',
    },
    MaxQuantityExceed: {
      as: 'member',
      rules: ['S144'],
      given: [state('a member', { paidCoin: 9_999_999 }), state('a coin pack on sale')],
      request: validation,
      fails: 'MaxQuantityExceed',
    },
    /** The member's profile has no birthday, so the lowest limit of 5,000 yen per month applies (Q73). */
    MaxAmountExceed: {
      as: 'member',
      rules: ['S141'],
      given: [state('a member', { profile: 'minimal' }), state('a coin pack on sale', { webPrice: 5_001 })],
      request: validation,
      fails: 'MaxAmountExceed',
    },
  },
} satisfies AreaCases<typeof endpoints>
