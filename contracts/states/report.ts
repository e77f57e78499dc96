import { choiceParam, textParam, type State } from './state.ts'

/** Provider states of the area `report`. */
export const reportStates = {
  'a report': {
    title: '報告済みの投稿や会員',
    needs: ['another member'],
    description: 'The account has reported the target for the reason `harassment`; both exist already.',
    params: {
      targetType: choiceParam(['ACCOUNT', 'POST'], 'What was reported'),
      targetId: textParam('acc-sora', 'Id of the target'),
      reporterAccountId: textParam('acc-hikari', 'Who has reported it'),
    },
    returns: [],
    screens: ['/user/:id', '/post/:type/:typeId/:postId'],
  },
} as const satisfies Readonly<Record<string, State>>
