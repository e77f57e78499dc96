import { choice, flag, text, tokens, whole, type State } from './state.ts'

export const memberStates = {
  'a guest': {
    title: 'ゲスト',
    description: 'A new guest session. The tokens are valid and carry no account.',
    params: {},
    returns: tokens,
    screens: ['/top', '/channel'],
  },
  'a member': {
    title: '会員',
    description:
      'A member by e-mail with exactly these coins and nothing else: follows nobody, has agreed to nothing, drawn nothing, owns nothing, read nothing. What the account did before is gone, used idempotency keys too.',
    params: {
      accountId: text('acc-hikari', 'Id of the account'),
      email: text('hikari@example.com', 'Address it logs in with'),
      password: text('Tsudoi-2026', 'Password it logs in with'),
      uniqueName: text('hikari01', 'Its unique name, if it has a profile'),
      profile: choice(
        ['full', 'minimal', 'none'],
        '`full`: every field; `minimal`: nick name and unique name only; `none`: the registration is not finished',
      ),
      freeCoin: whole(3000, 'Free coins of the WEB balance'),
      paidCoin: whole(1200, 'Paid coins of the WEB balance'),
    },
    returns: [...tokens, 'firebaseToken'],
    screens: ['/home', '/profile', '/profile/edit'],
  },
  'another member': {
    title: 'メールアドレスと名前がすでに使われている',
    seenBy: 'guest',
    description:
      'A member with a profile who is not the one that calls: about to log in, or holding a name or an address.',
    params: {
      accountId: text('acc-sora', 'Id of the account'),
      email: text('sora@example.com', 'Address it logs in with'),
      password: text('Tsudoi-2026', 'Password it logs in with'),
      uniqueName: text('sora2026', 'Its unique name'),
      profile: choice(['full', 'minimal'], '`full`: every field; `minimal`: nick name and unique name only'),
      signinFailures: whole(0, 'Failed log-ins in a row; five lock it (LOCK_FIVE_TIME_FAILED)'),
      isSuspended: flag(false, 'The account is suspended'),
    },
    returns: [],
    screens: ['/login/mail', '/signup/create', '/profile/edit', '/user/:id'],
  },
  'a suspended member': {
    title: '利用停止中の会員',
    description: 'A member whose account is suspended. The tokens were valid until then.',
    params: { accountId: text('acc-yami', 'Id of the account') },
    returns: tokens,
    screens: ['/home'],
  },
  'a session that has ended': {
    title: 'ログインの期限が切れている',
    description: 'Well-formed tokens of a member that are no longer valid: logged out, rotated or expired.',
    params: {},
    returns: tokens,
    screens: ['/home'],
  },
  'a refresh token that was used': {
    title: '使用済みのリフレッシュトークン',
    description:
      'A member whose session was refreshed a minute ago: the access token of that session still counts, and the refresh token is the one that was exchanged then.',
    params: {},
    returns: tokens,
    screens: ['/home'],
  },
  'an address without an account': {
    title: '未登録のメールアドレス',
    seenBy: 'guest',
    description: 'No sign-up was started or finished with this address.',
    params: { email: text('akari@example.com', 'The free address') },
    returns: [],
    screens: ['/signup/create'],
  },
  'a sign-up that waits for its code': {
    title: '認証コードの入力待ち',
    seenBy: 'guest',
    description:
      'A new guest has prepared a sign-up for an address, and the code was mailed. The tokens are that guest’s.',
    params: {
      email: text('akari@example.com', 'The address'),
      address: choice(
        ['FREE', 'TAKEN', 'DISCARDED'],
        '`FREE`: nobody has it; `TAKEN`: another account does; `DISCARDED`: an account that was discarded had it',
      ),
      login: choice(
        ['EMAIL', 'APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE'],
        'How one will log in: by this address and the password, or by a provider that has confirmed a new person',
      ),
      password: text('Tsudoi-2026', 'The chosen password; for EMAIL only'),
      subject: text('google-103994', 'The provider’s name for the person; not for EMAIL'),
      code: text('314159', 'The code that works'),
      isExpired: flag(false, 'The code is older than ten minutes'),
      failures: whole(0, 'Wrong codes so far; five lock it (LOCK_FIVE_TIME_FAILED)'),
    },
    returns: tokens,
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
    params: { word: text('禁句禁句', 'The forbidden word') },
    returns: [],
    screens: ['/profile/edit'],
    hasTeardown: true,
  },
} as const satisfies Readonly<Record<string, State>>
