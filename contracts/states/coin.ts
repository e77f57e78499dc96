import { textParam, integerParam, type State } from './state.ts'
import { accountId } from './usualParams.ts'

/** Provider states of the area `coin`. */
export const coinStates = {
  'paid draws': {
    title: 'コインの履歴がある',
    description:
      'The account drew `count` times from the gacha, for 10 free coins each: the last time at 2026-01-31T03:00:00Z, the others one minute apart before it. It had enough coins.',
    params: {
      accountId,
      gachaId: textParam('gacha-hoshiyomi-1', 'Id of the gacha, which exists'),
      count: integerParam(4, 'Draws'),
    },
    returns: [],
    screens: ['#shop'],
    needs: ['a channel', 'a gacha that can be drawn'],
  },
  'coins of ten years ago': {
    title: '十年前に手に入れたコインがある',
    description:
      'The account got 100 free and 50 paid coins at 2016-01-31T03:00:00Z, in addition to what it has. It exists already.',
    params: { accountId },
    returns: [],
    screens: ['#shop'],
  },
} as const satisfies Readonly<Record<string, State>>
