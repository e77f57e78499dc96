import { choice, text, type State } from './state.ts'

export const reportStates = {
  'a report': {
    title: '報告済みの投稿や会員',
    needs: ['another member'],
    description: 'The account has reported the target for the reason `harassment`; both exist already.',
    params: {
      targetType: choice(['ACCOUNT', 'POST'], 'What was reported'),
      targetId: text('acc-sora', 'Id of the target'),
      reporterAccountId: text('acc-hikari', 'Who has reported it'),
    },
    returns: [],
    screens: ['/user/:id', '/post/:type/:typeId/:postId'],
  },
} as const satisfies Readonly<Record<string, State>>
