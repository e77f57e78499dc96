import { text, whole, type State } from './state.ts'

export const blockStates = {
  'a blocked member': {
    title: 'ブロックした会員がいる',
    needs: ['another member'],
    description:
      'One account has blocked the other since 2026-01-01T00:00:00Z and the given hours; both exist already.',
    params: {
      blockerAccountId: text('acc-hikari', 'Who has blocked'),
      targetAccountId: text('acc-sora', 'Who is blocked'),
      hours: whole(0, 'Hours after 2026-01-01T00:00:00Z'),
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
