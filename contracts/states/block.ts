import { textParam, integerParam, type State } from './state.ts'

/** Provider states of the area `block`. */
export const blockStates = {
  'a blocked member': {
    title: 'ブロックした会員がいる',
    needs: ['another member'],
    description:
      'One account has blocked the other since 2026-01-01T00:00:00Z and the given hours; both exist already.',
    params: {
      blockerAccountId: textParam('acc-hikari', 'Who has blocked'),
      targetAccountId: textParam('acc-sora', 'Who is blocked'),
      hours: integerParam(0, 'Hours after 2026-01-01T00:00:00Z'),
    },
    returns: [],
    screens: ['/account/block', '/user/:id'],
  },
  'an official account': {
    title: '公式アカウント',
    description: 'A member with a profile that is marked as official.',
    params: { officialAccountId: textParam('acc-official', 'Id of the account') },
    returns: [],
    screens: ['/user/:id'],
  },
} as const satisfies Readonly<Record<string, State>>
