import { integerParam, type State } from './state.ts'
import { detail, ipId } from './usualParams.ts'

/** Provider states of the area `special`. */
export const specialStates = {
  'exactly so many specials': {
    title: '決まった数の特集',
    needs: ['a channel'],
    description:
      'The channel has these special pages and no other ones: `special-1` published 2026-01-01T09:00:00Z, `special-2` a day later, and so on. The channel exists already.',
    params: { ipId, count: integerParam(5, 'How many; 0 for an empty list'), detail },
    returns: [],
    screens: ['/channel/:id/special'],
  },
} as const satisfies Readonly<Record<string, State>>
