import {
  exampleCredential,
  examplePublicKey,
  exampleSigninChallenge,
  exampleUserHandle,
} from '../auth/examplePasskey.ts'
import { booleanParam, choiceParam, integerParam, textParam, tokenNames, type State } from './state.ts'
import { accountId } from './usualParams.ts'

const screens = ['/mypage/security'] as const

/** Provider states of passkeys, and of the sessions of a member. */
export const passkeyStates = {
  'a passkey': {
    title: 'パスキーが1つある',
    description:
      'The account has this passkey of the site `localhost`, added at 2026-01-01T00:00:00Z with the name パスキー, and no other. No other account has its credential.',
    params: {
      accountId,
      passkeyId: textParam('passkey-1', 'Id of the passkey'),
      credentialId: textParam(exampleCredential.id, 'Credential id, as base64url'),
      publicKey: textParam(examplePublicKey, 'Public key in COSE (ES256), as base64url'),
      userHandle: textParam(exampleUserHandle, 'Handle of the account, as base64url'),
      counter: integerParam(0, 'Signature counter of the last use'),
      isUsed: booleanParam(false, 'The member logged in with it at 2026-01-02T00:00:00Z'),
      isOnlyLogin: booleanParam(false, 'The account has neither a password nor a provider'),
    },
    returns: [],
    screens,
  },
  'many passkeys': {
    title: 'パスキーが上限まである',
    description: 'The account has 20 passkeys, the most that it may have.',
    params: { accountId },
    returns: [],
    screens,
  },
  'a passkey request': {
    title: 'パスキーの確認待ち',
    seenBy: 'guest',
    description:
      'A session has asked for the options to log in by a passkey or to add one, a moment ago. The tokens are of that session. The host accepts answers of the app at `http://localhost:5173`.',
    params: {
      accountId: textParam('', 'The member, whose account exists; empty: a new guest'),
      purpose: choiceParam(['SIGNIN', 'REGISTER'], 'What the options are for'),
      challenge: textParam(exampleSigninChallenge, 'The challenge of the options, as base64url'),
      credentialId: textParam(
        exampleCredential.id,
        'With REGISTER: the credential that is registered; no account has it unless a later state says so',
      ),
      isExpired: booleanParam(false, 'The options are older than five minutes'),
    },
    returns: tokenNames,
    screens: ['/login'],
  },
  'another session of the member': {
    title: 'ほかの端末でログイン中',
    description:
      'The account has a second session, which started and was last used an hour ago in Safari on an iPhone in Tokyo, and no sessions except this one and its newest, which has the same device and place.',
    params: {
      accountId,
      sessionId: textParam('session-elsewhere', 'Id of the second session'),
      hasEnded: booleanParam(false, 'The second session has ended'),
    },
    returns: [],
    screens,
  },
} as const satisfies Readonly<Record<string, State>>
