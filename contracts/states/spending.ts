import type { State } from './state.ts'
import { accountId } from './usualParams.ts'

/** Provider states of the area `spending`. */
export const spendingStates = {
  'a break from spending': {
    title: '買い物をお休みしている',
    description: 'The account has set a break from spending, which ends in seven days.',
    params: { accountId },
    returns: [],
    screens: ['/mypage'],
  },
  'a birthday of 17 years ago': {
    title: '17歳の会員',
    description: 'The profile of the account says that the member became 17 years old today; the profile exists.',
    params: { accountId },
    returns: [],
    screens: ['/purchase/card', '/purchase/method'],
  },
} as const satisfies Readonly<Record<string, State>>
