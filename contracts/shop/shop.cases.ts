import type { AreaCases } from '../case.ts'
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

/** The first fetch of the shop (Q3, S146). */
const first = { query: { platformType: 'WEB' as const, 'seek.order': 'ASC' as const, 'seek.limit': 15 } }

export const shopCases = {
  listShopCoins: {
    full: {
      as: 'member',
      given: [state('no coin packs'), state('a coin pack on sale')],
      request: first,
      answer: { list: [{ ...bare, salesCopy: '100コインおトク', hasShowedTimeLeft: true, isHidden: false }] },
      exact: ['list.shopCoinId', 'list.maxQuantity'],
    },
    minimal: {
      as: 'guest',
      given: [state('no coin packs'), state('a coin pack on sale', { detail: 'minimal' })],
      request: { query: { platformType: 'WEB' } },
      answer: { list: [bare] },
    },
    empty: { as: 'guest', given: [state('no coin packs')], request: first, answer: { list: [] } },
  },
} satisfies AreaCases<typeof endpoints>
