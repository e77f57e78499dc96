import { textParam, integerParam, type State } from './state.ts'
import { accountId, detail } from './usualParams.ts'

const screens = ['#shop', '/purchase/:id'] as const
const shopCoinId = textParam('shop-coin-1', 'Id of the pack')

/** Provider states of the area `shop`. */
export const shopStates = {
  'a coin pack on sale': {
    title: '販売中のコインがある',
    description: 'A coin pack whose period is open, at most 5 for each member; it has not been ordered.',
    params: {
      shopCoinId,
      detail,
      webPaidCoin: integerParam(1_100, 'Its coins'),
      webPrice: integerParam(1_000, 'Its price in yen'),
    },
    returns: [],
    screens,
  },
  'several coin packs on sale': {
    title: 'たくさんのコインが販売されている',
    description: 'This number of packs on sale: `shop-coin-1` first, then `shop-coin-2` and so on.',
    params: { count: integerParam(5, 'How many') },
    returns: [],
    screens,
  },
  'a coin pack bought as often as allowed': {
    title: '購入できる回数まで購入したコイン',
    description: 'A coin pack on sale, one for each member; the account bought it a day ago, for 1,000 yen.',
    params: { accountId, shopCoinId },
    returns: [],
    screens,
  },
  'a coin pack whose sale has ended': {
    title: '販売が終わったコイン',
    description: 'A coin pack whose period ended a day ago.',
    params: { shopCoinId },
    returns: [],
    screens: ['/purchase/:id'],
  },
  'no coin packs': {
    title: '販売中のコインがない',
    description: 'Nothing is on sale. Before `a coin pack on sale`: nothing else is on sale.',
    params: {},
    returns: [],
    screens: ['#shop'],
    hasTeardown: true,
  },
} as const satisfies Readonly<Record<string, State>>
