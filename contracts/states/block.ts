import { text, whole, type State } from './state.ts'

export const blockStates = {
  'a blocked member': {
    title: 'ブロックした会員がいる',
    needs: ['another member'],
    description: 'One account has blocked the other; both exist already.',
    params: {
      blockerAccountId: text('acc-hikari', 'Who has blocked'),
      targetAccountId: text('acc-sora', 'Who is blocked'),
      daysAgo: whole(0, 'How many days ago'),
    },
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
