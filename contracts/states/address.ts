import { type State } from './state.ts'
import { accountId, detail } from './usualParams.ts'

/** Provider states of the area `address`. */
export const addressStates = {
  'a saved address': {
    title: '住所を登録済み',
    description:
      'The account has saved the address 2310023, prefecture 14, instead of any earlier one; in `full` with kana and a building.',
    params: { accountId, detail },
    returns: [],
    screens: ['/address', '/address/edit'],
  },
} as const satisfies Readonly<Record<string, State>>
