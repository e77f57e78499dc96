import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import {
  exampleAssertion,
  exampleCreationChallenge,
  exampleCredential,
  exampleSigninChallenge,
  exampleUserHandle,
} from './examplePasskey.ts'
import { exampleTokens } from './exampleTokens.ts'
import type * as endpoints from './passkey.endpoints.ts'

const member = state('a member')
const proof = state('a fresh proof of the member')
const sora = state('another member')
const tooManyTries = state('too many tries from this address')

const name = 'ひかりのスマホ'
const createTime = '2026-01-01T00:00:00Z'
const stored = { passkeyId: 'passkey-1', name: 'パスキー', createTime }
const has = state('a passkey')
const ofSora = state('a passkey', { accountId: 'acc-sora' })
const withId = (id: string) => ({ params: { id } })

const registration = (isExpired = false) =>
  state('a passkey request', {
    accountId: 'acc-hikari',
    purpose: 'REGISTER',
    challenge: exampleCreationChallenge,
    isExpired,
  })
const register = { body: { name, credential: exampleCredential } }
/** The same passkey, created for another site. */
const elsewhere = {
  ...exampleCredential,
  response: {
    ...exampleCredential.response,
    clientDataJSON: btoa(
      JSON.stringify({
        type: 'webauthn.create',
        challenge: exampleCreationChallenge,
        origin: 'https://tsudoi.example.net',
        crossOrigin: false,
      }),
    ).replaceAll('=', ''),
  },
}

const request = state('a passkey request')
const signin = { body: { credential: exampleAssertion } }
const tokens = exampleTokens('acc-sora')
const forged = {
  ...exampleAssertion,
  response: {
    ...exampleAssertion.response,
    signature: exampleAssertion.response.signature.replace(/.{10}$/, 'AAAAAAAAAA'),
  },
}

const unknown = { ...exampleAssertion, id: 'bm8tc3VjaC1wYXNza2V5', rawId: 'bm8tc3VjaC1wYXNza2V5' }

/** The example requests and answers ("cases") of the passkey endpoints. */
export const passkeyCases = {
  listPasskeys: {
    full: {
      as: 'member',
      given: [member, state('a passkey', { isUsed: true })],
      request: {},
      answer: { list: [{ ...stored, lastUseTime: '2026-01-02T00:00:00Z' }] },
      exact: ['list.passkeyId', 'list.name'],
    },
    minimal: {
      as: 'member',
      given: [member, has],
      request: {},
      answer: { list: [stored] },
      exact: ['list.passkeyId', 'list.name'],
    },
    empty: { as: 'member', request: {}, answer: { list: [] }, exact: ['list.length'] },
    /** The passkeys of another member are not in the list. */
    ofAnother: {
      as: 'member',
      given: [member, sora, ofSora],
      request: {},
      answer: { list: [] },
      exact: ['list.length'],
    },
  },
  preparePasskey: {
    full: {
      as: 'member',
      given: [member, has, proof],
      request: {},
      answer: {
        options: {
          rp: { id: 'localhost', name: '集い' },
          user: { id: exampleUserHandle, name: 'hikari@example.com', displayName: 'ひかり' },
          challenge: exampleCreationChallenge,
          pubKeyCredParams: [
            { type: 'public-key', alg: -7 },
            { type: 'public-key', alg: -257 },
          ],
          timeout: 300_000,
          excludeCredentials: [{ id: exampleCredential.id, type: 'public-key', transports: ['internal', 'hybrid'] }],
        },
      },
      exact: ['options.excludeCredentials.id'],
    },
    minimal: {
      as: 'member',
      given: [member, proof],
      request: {},
      answer: {
        options: {
          rp: { id: 'localhost', name: '集い' },
          user: { id: exampleUserHandle, name: 'hikari@example.com', displayName: 'ひかり' },
          challenge: exampleCreationChallenge,
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        },
      },
    },
    ReauthenticationRequired: { as: 'member', request: {}, fails: 'ReauthenticationRequired' },
    PasskeyLimitReached: {
      as: 'member',
      given: [member, state('many passkeys'), proof],
      request: {},
      fails: 'PasskeyLimitReached',
    },
  },
  registerPasskey: {
    full: {
      as: 'member',
      given: [member, registration(), proof],
      request: register,
      answer: { passkeyId: 'passkey-2' },
    },
    minimal: {
      as: 'member',
      given: [member, registration(), proof],
      request: {
        body: {
          name,
          credential: {
            ...exampleCredential,
            response: {
              clientDataJSON: exampleCredential.response.clientDataJSON,
              attestationObject: exampleCredential.response.attestationObject,
            },
          },
        },
      },
      answer: { passkeyId: 'passkey-2' },
    },
    ReauthenticationRequired: {
      as: 'member',
      given: [member, registration()],
      request: register,
      fails: 'ReauthenticationRequired',
    },
    PasskeyLimitReached: {
      as: 'member',
      given: [member, state('many passkeys'), registration(), proof],
      request: register,
      fails: 'PasskeyLimitReached',
    },
    PasskeyRequestExpired: {
      as: 'member',
      given: [member, registration(true), proof],
      request: register,
      fails: 'PasskeyRequestExpired',
    },
    /** The session has not requested the options for a registration. */
    notBegun: { as: 'member', given: [member, proof], request: register, fails: 'PasskeyRequestExpired' },
    PasskeyRefused: {
      as: 'member',
      given: [member, registration(), proof],
      request: { body: { name, credential: elsewhere } },
      fails: 'PasskeyRefused',
    },
    AlreadyAssociated: {
      as: 'member',
      given: [member, sora, registration(), ofSora, proof],
      request: register,
      fails: 'AlreadyAssociated',
    },
  },
  renamePasskey: {
    full: { as: 'member', given: [member, has], request: { ...withId('passkey-1'), body: { name } }, answer: {} },
    NotFound: { as: 'member', request: { ...withId('no-such-passkey'), body: { name } }, fails: 'NotFound' },
    ofAnother: {
      as: 'member',
      given: [member, sora, ofSora],
      request: { ...withId('passkey-1'), body: { name } },
      fails: 'NotFound',
    },
  },
  deletePasskey: {
    full: { as: 'member', given: [member, has, proof], request: withId('passkey-1'), answer: {} },
    NotFound: { as: 'member', given: [member, proof], request: withId('no-such-passkey'), fails: 'NotFound' },
    ofAnother: {
      as: 'member',
      given: [member, sora, ofSora, proof],
      request: withId('passkey-1'),
      fails: 'NotFound',
    },
    LastProvider: {
      as: 'member',
      given: [member, state('a passkey', { isOnlyLogin: true }), proof],
      request: withId('passkey-1'),
      fails: 'LastProvider',
    },
    ReauthenticationRequired: {
      as: 'member',
      given: [member, has],
      request: withId('passkey-1'),
      fails: 'ReauthenticationRequired',
    },
  },
  prepareSigninPasskey: {
    full: {
      as: 'guest',
      request: {},
      answer: { options: { challenge: exampleSigninChallenge, rpId: 'localhost', timeout: 300_000 } },
    },
    minimal: {
      as: 'guest',
      request: {},
      answer: { options: { challenge: exampleSigninChallenge, rpId: 'localhost' } },
    },
    TooManyRequests: { as: 'guest', given: [tooManyTries], request: {}, fails: 'TooManyRequests' },
  },
  signinPasskey: {
    full: {
      as: 'guest',
      given: [sora, ofSora, request],
      request: signin,
      answer: { ...tokens, firebaseToken: 'realtime-token' },
    },
    minimal: { as: 'guest', given: [sora, ofSora, request], request: signin, answer: tokens },
    /** The log-in is signed by another key than the registered one. */
    PasskeyRefused: {
      as: 'guest',
      given: [sora, ofSora, request],
      request: { body: { credential: forged } },
      fails: 'PasskeyRefused',
    },
    /** No account has the passkey, for example because it was deleted. */
    unknown: {
      as: 'guest',
      given: [sora, request],
      request: { body: { credential: unknown } },
      fails: 'PasskeyRefused',
    },
    /** The counter of the passkey's last use is higher: a copy of the passkey exists. */
    copied: {
      as: 'guest',
      given: [sora, state('a passkey', { accountId: 'acc-sora', counter: 7 }), request],
      request: signin,
      fails: 'PasskeyRefused',
    },
    PasskeyRequestExpired: {
      as: 'guest',
      given: [sora, ofSora, state('a passkey request', { isExpired: true })],
      request: signin,
      fails: 'PasskeyRequestExpired',
    },
    /** Another session has requested the options for this log-in. */
    otherSession: {
      as: 'guest',
      given: [sora, ofSora, request, state('a guest')],
      request: signin,
      fails: 'PasskeyRequestExpired',
    },
    SuspendAccount: {
      as: 'guest',
      given: [state('another member', { isSuspended: true }), ofSora, request],
      request: signin,
      fails: 'SuspendAccount',
    },
    TooManyRequests: {
      as: 'guest',
      given: [sora, ofSora, request, tooManyTries],
      request: signin,
      fails: 'TooManyRequests',
    },
  },
} satisfies AreaCases<typeof endpoints>
