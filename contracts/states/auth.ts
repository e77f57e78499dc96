import { choiceParam, booleanParam, textParam, tokenNames, integerParam, type State } from './state.ts'

const provider = choiceParam(['GOOGLE', 'APPLE', 'FACEBOOK', 'TWITTER', 'LINE'], 'The provider')
const subject = textParam('google-103994', 'The provider’s name for the person')
const waiting = {
  code: textParam('271828', 'The code that works'),
  isExpired: booleanParam(false, 'Whether the code, or the permission that it gave, has expired'),
  failures: integerParam(0, 'Wrong codes so far; five lock it (LOCK_FIVE_TIME_FAILED)'),
  isProven: booleanParam(false, 'The right code was entered'),
}

/** Provider states about sign-ups, log-ins and changes of the log-in. */
export const authStates = {
  'a password reset that waits for its code': {
    title: 'パスワード再設定の認証コード入力待ち',
    seenBy: 'guest',
    description: 'A new guest has asked for a new password, and the code was mailed. The tokens are that guest’s.',
    params: { email: textParam('sora@example.com', 'The address, with or without an account'), ...waiting },
    returns: tokenNames,
    screens: ['/login/reset'],
    needs: ['another member'],
  },
  'a change of the log-in that waits for its code': {
    title: 'メールアドレス・パスワード設定の認証コード入力待ち',
    description: 'A member asked to save a password or another address, and the code was mailed.',
    params: {
      accountId: textParam('acc-hikari', 'Whose log-in it is; the account exists'),
      change: choiceParam(['PASSWORD', 'EMAIL'], 'What is to be saved'),
      email: textParam('hikari@example.com', 'Where the code went: for EMAIL the new address'),
      ...waiting,
    },
    returns: [],
    screens: ['/account/password', '/account/email'],
  },
  'a fresh proof of the member': {
    title: '本人確認がすんでいる',
    description:
      'The member has just proven their identity in the session of this bearer token. A host that never asks for such a proof has nothing to do.',
    params: { accountId: textParam('acc-hikari', 'Whose newest session it is; the account exists') },
    returns: [],
    screens: ['/account/email', '/account/oauth', '/account/leave'],
  },
  'a code that proves the member': {
    title: '本人確認の認証コード入力待ち',
    description: 'A member asked for a code that proves their identity, and it was mailed to their address.',
    params: {
      accountId: textParam('acc-hikari', 'Who asked; the account exists'),
      email: textParam('hikari@example.com', 'Where the code went'),
      code: waiting.code,
      isExpired: waiting.isExpired,
      failures: waiting.failures,
    },
    returns: [],
    screens: ['/account/email'],
  },
  'wrong passwords instead of a proof': {
    title: '本人確認のパスワードを続けてまちがえた',
    description: 'The session of this bearer token has sent wrong passwords in a proof of identity.',
    params: {
      accountId: textParam('acc-hikari', 'Whose newest session it is; the account exists'),
      failures: integerParam(5, 'Wrong passwords in a row; five lock it (LOCK_FIVE_TIME_FAILED)'),
    },
    returns: [],
    screens: ['/account/email'],
  },
  'a link that undoes a change of the log-in': {
    title: 'ログイン方法の変更を元にもどすリンク',
    seenBy: 'guest',
    description: 'The log-in of an account was changed, and the address that it had before was mailed a link.',
    params: {
      accountId: textParam('acc-sora', 'Id of the account; it exists'),
      changed: choiceParam(
        ['EMAIL', 'PROVIDERS'],
        '`EMAIL`: the address is another one; `PROVIDERS`: LINE was linked, then GOOGLE was taken away, and the address is the same',
      ),
      oldEmail: textParam('sora-old@example.com', 'With EMAIL: the address before; no other account has it'),
      token: textParam(
        'undo-link-of-sora-0123456789abcdef',
        'The part after `#` in the mailed link of the last change',
      ),
      isExpired: booleanParam(false, 'The changes are older than seven days'),
      isUsed: booleanParam(false, 'The link was used'),
    },
    returns: [],
    screens: ['/account/undo'],
    needs: ['another member'],
  },
  'a linked provider': {
    title: '外部サービスと連携済み',
    description: 'An account that can be logged in to by a provider; no other account is linked with that person.',
    params: {
      accountId: textParam('acc-hikari', 'Id of the account; it exists'),
      provider,
      subject,
      email: choiceParam(
        ['WITH_PASSWORD', 'WITHOUT_PASSWORD', 'NONE'],
        'The address beside it: one to log in with, one without a password, or none',
      ),
    },
    returns: [],
    screens: ['/account/oauth', '/account/password'],
  },
  'a visit to a provider': {
    title: '外部サービスから戻ったところ',
    seenBy: 'guest',
    description:
      'A visitor logged in at a provider, which sent them back with a code and a state. The tokens belong to the session in which they left. No account is linked with that person unless a later state links one.',
    params: {
      accountId: textParam('', 'The member who left, whose account exists; empty: a new guest'),
      provider,
      subject,
      email: textParam('akari@example.com', 'What the provider says the address is; empty: nothing'),
      code: textParam('code-of-google', 'The code that the provider gave'),
      state: textParam('state-of-the-visit', 'The state with which the visit began'),
      isNewcomer: booleanParam(
        false,
        'signin/provider was called since, and the person has no account: the sign-up can go on',
      ),
      isExpired: booleanParam(false, 'It took too long'),
    },
    returns: tokenNames,
    screens: ['/login', '/signup/create'],
  },
  'a discarded address': {
    title: '退会した人のメールアドレス',
    seenBy: 'guest',
    description: 'The account of this address was discarded a moment ago.',
    params: { email: textParam('akari@example.com', 'The address') },
    returns: [],
    screens: ['/signup/create', '/account/email'],
  },
  'a locked unique name': {
    title: '使用を止めているユーザーID',
    description: 'A unique name that members cannot take.',
    params: { uniqueName: textParam('tsudoiunei', 'The name') },
    returns: [],
    screens: ['/profile/edit'],
  },
} as const satisfies Readonly<Record<string, State>>
