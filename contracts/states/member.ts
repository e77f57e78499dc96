import { choiceParam, booleanParam, textParam, tokenNames, integerParam, type State } from './state.ts'

/** Provider states of the area `member`. */
export const memberStates = {
  'a guest': {
    title: 'ゲスト',
    description: 'A new guest session. The tokens are valid and carry no account.',
    params: {},
    returns: tokenNames,
    screens: ['/top', '/channel'],
  },
  'a member': {
    title: '会員',
    description:
      'A member by e-mail with exactly these coins and no other data: no follows, agreements, draws, items or read marks. Earlier data of the account is deleted, including used idempotency keys.',
    params: {
      accountId: textParam('acc-hikari', 'Id of the account'),
      email: textParam('hikari@example.com', 'Address it logs in with'),
      password: textParam('Tsudoi-2026', 'Password it logs in with'),
      uniqueName: textParam('hikari01', 'Its unique name, if it has a profile'),
      profile: choiceParam(
        ['full', 'minimal', 'none'],
        '`full`: every field; `minimal`: nick name and unique name only; `none`: the registration is not finished',
      ),
      freeCoin: integerParam(3000, 'Free coins of the WEB balance'),
      paidCoin: integerParam(1200, 'Paid coins of the WEB balance'),
    },
    returns: [...tokenNames, 'firebaseToken'],
    screens: ['/home', '/profile', '/profile/edit'],
  },
  'another member': {
    title: 'メールアドレスと名前がすでに使われている',
    seenBy: 'guest',
    description:
      'A member with a profile who is not the one that calls: about to log in, or holding a name or an address.',
    params: {
      accountId: textParam('acc-sora', 'Id of the account'),
      email: textParam('sora@example.com', 'Address it logs in with'),
      password: textParam('Tsudoi-2026', 'Password it logs in with'),
      uniqueName: textParam('sora2026', 'Its unique name'),
      profile: choiceParam(['full', 'minimal'], '`full`: every field; `minimal`: nick name and unique name only'),
      signinFailures: integerParam(0, 'Failed log-ins in a row; five lock it (LOCK_FIVE_TIME_FAILED)'),
      isSuspended: booleanParam(false, 'The account is suspended'),
    },
    returns: [],
    screens: ['/login/mail', '/signup/create', '/profile/edit', '/user/:id'],
  },
  'a suspended member': {
    title: '利用停止中の会員',
    description: 'A member whose account is suspended. The tokens were valid until then.',
    params: { accountId: textParam('acc-yami', 'Id of the account') },
    returns: tokenNames,
    screens: ['/home'],
  },
  'a session that has ended': {
    title: 'ログインの期限が切れている',
    description: 'Well-formed tokens of a member that are no longer valid: logged out, rotated or expired.',
    params: {},
    returns: tokenNames,
    screens: ['/home'],
  },
  'a refresh token that was used': {
    title: '使用済みのリフレッシュトークン',
    description:
      'A member whose session was refreshed a minute ago: the access token of that session still counts, and the refresh token is the one that was exchanged then.',
    params: {},
    returns: tokenNames,
    screens: ['/home'],
  },
  'an address without an account': {
    title: '未登録のメールアドレス',
    seenBy: 'guest',
    description: 'No sign-up was started or finished with this address.',
    params: { email: textParam('akari@example.com', 'The free address') },
    returns: [],
    screens: ['/signup/create'],
  },
  'a sign-up that waits for its code': {
    title: '認証コードの入力待ち',
    seenBy: 'guest',
    description:
      'A new guest has prepared a sign-up for an address, and the code was mailed. The tokens are that guest’s.',
    params: {
      email: textParam('akari@example.com', 'The address'),
      address: choiceParam(
        ['FREE', 'TAKEN', 'DISCARDED'],
        '`FREE`: nobody has it; `TAKEN`: another account does; `DISCARDED`: an account that was discarded had it',
      ),
      login: choiceParam(
        ['EMAIL', 'APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE'],
        'How one will log in: by this address and the password, or by a provider that has confirmed a new person',
      ),
      password: textParam('Tsudoi-2026', 'The chosen password; for EMAIL only'),
      subject: textParam('google-103994', 'The provider’s name for the person; not for EMAIL'),
      code: textParam('314159', 'The code that works'),
      isExpired: booleanParam(false, 'The code is older than ten minutes'),
      failures: integerParam(0, 'Wrong codes so far; five lock it (LOCK_FIVE_TIME_FAILED)'),
    },
    returns: tokenNames,
    screens: ['/signup/create'],
  },
  'too many tries from this address': {
    title: '試行回数が多すぎる',
    seenBy: 'guest',
    description: 'The rate limits of sign-ins, mailed codes and tries of codes are used up for every caller.',
    params: {},
    returns: [],
    screens: ['/login/mail', '/signup/create'],
    hasTeardown: true,
  },
  'a word that moderation refuses': {
    title: '使えない言葉がある',
    description: 'Texts that contain this word are refused (InvalidModeration).',
    params: { word: textParam('禁句禁句', 'The forbidden word') },
    returns: [],
    screens: ['/profile/edit'],
    hasTeardown: true,
  },
} as const satisfies Readonly<Record<string, State>>
