import { text, type State } from './state.ts'
import { detail } from './usualParams.ts'

export const shopStates = {
  'a coin pack on sale': {
    title: '販売中のコインがある',
    description: 'A coin pack whose period is open, at most 5 for each member.',
    params: { shopCoinId: text('shop-coin-1', 'Id of the pack'), detail },
    returns: [],
    screens: ['#shop', '/purchase/:id'],
  },
  'no coin packs': {
    title: '販売中のコインがない',
    description: 'Nothing is on sale. In front of `a coin pack on sale`: nothing else is.',
    params: {},
    returns: [],
    screens: ['#shop'],
    houseWide: true,
  },
} as const satisfies Readonly<Record<string, State>>
