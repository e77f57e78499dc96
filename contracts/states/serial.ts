import { booleanParam, textParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const code = textParam('HOSHIYOMI2026', 'The code')

/** Provider states of the area `serial`. */
export const serialStates = {
  'a serial code': {
    title: '使えるシリアルコード',
    needs: ['a channel'],
    description:
      'A code that each member may use once and none has used, and that gives a photo of the channel in `full`, 100 coins in `minimal`. The channel exists already.',
    params: {
      ipId,
      code,
      isExpired: booleanParam(false, 'Its time is over (EXPIRED)'),
      isSingleUse: booleanParam(false, 'Good once at all'),
      detail,
    },
    returns: [],
    screens: ['/ticket', '/home'],
  },
  'a used serial code': {
    title: '登録済みのシリアルコード',
    needs: ['a channel', 'a serial code'],
    description: 'The account has registered the code (ALREADY_REGISTERED); both exist already.',
    params: { accountId, code },
    returns: [],
    screens: ['/ticket'],
  },
} as const satisfies Readonly<Record<string, State>>
