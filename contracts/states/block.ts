import { text, type State } from './state.ts'
import { accountId } from './usualParams.ts'

export const blockStates = {
  'a blocked member': {
    title: 'ブロックした会員がいる',
    needs: ['another member'],
    description: 'The account has blocked the other one; both exist already.',
    params: { accountId, targetAccountId: text('acc-sora', 'Whom it has blocked') },
    returns: [],
    screens: ['/account/block', '/user/:id'],
  },
  'an official account': {
    title: '公式アカウント',
    description: 'A member with a profile that is marked as official.',
    params: { officialAccountId: text('acc-official', 'Id of the account') },
    returns: [],
    screens: ['/user/:id'],
  },
} as const satisfies Readonly<Record<string, State>>
