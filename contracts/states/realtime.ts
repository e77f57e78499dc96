import { textParam, type State } from './state.ts'
import { accountId } from './usualParams.ts'

/** Provider states about a member's realtime documents. */
export const realtimeStates = {
  'a realtime sign-in': {
    title: 'リアルタイムサービスにログイン済み',
    description: 'The newest session of the account has signed in with its custom token.',
    params: { accountId },
    returns: [],
    screens: ['/home'],
  },
  'a document': {
    title: '保存された設定がある',
    description: 'The member has a document `{ "lastName": "星野", "firstName": "ひかり", "speed": 2 }`, and no other.',
    params: { accountId, path: textParam('settings/story', 'Its path') },
    returns: [],
    screens: ['/home'],
  },
  'a remote text': {
    title: 'リモート設定の文章がある',
    description: 'The remote configuration has a text of this name.',
    params: { name: textParam('welcome', 'Its name'), text: textParam('ようこそ、集いへ。', 'The text') },
    returns: [],
    screens: ['/home'],
  },
} as const satisfies Readonly<Record<string, State>>
