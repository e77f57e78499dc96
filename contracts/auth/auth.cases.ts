import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import { activeSessionCases } from './activeSession.cases.ts'
import type * as endpoints from './auth.endpoints.ts'
import { exampleTokens } from './exampleTokens.ts'
import { loginCases } from './login.cases.ts'
import { passkeyCases } from './passkey.cases.ts'
import { providerCases } from './provider.cases.ts'
import { reauthenticationCases } from './reauthentication.cases.ts'
import { undoCases } from './undo.cases.ts'

const firebaseToken = 'realtime-token'
const guestTokens = exampleTokens()
const memberTokens = exampleTokens('acc-hikari')

const password = 'Tsudoi-2026'
/** The e-mail address that the states `an address without an account` and `a sign-up that waits for its code` use. */
const newcomer = { email: 'akari@example.com', password }
/** The e-mail address of the member whom the state `another member` creates. */
const sora = { email: 'sora@example.com', password }

const tooManyTries = state('too many tries from this address')
const waiting = state('a sign-up that waits for its code')
const expired = state('a sign-up that waits for its code', { isExpired: true })
const locked = state('a sign-up that waits for its code', { failures: 5 })
const taken = state('a sign-up that waits for its code', { address: 'TAKEN' })
const discarded = state('a sign-up that waits for its code', { address: 'DISCARDED' })
const withCode = { body: { email: newcomer.email, code: '314159' } }
const free = state('an address without an account')

const prepareFails = (body: { email: string; password: string }) => ({
  as: 'guest' as const,
  given: [free],
  request: { body },
})

/** The example requests and answers ("cases") of the sign-up and log-in endpoints. */
export const authCases = {
  signinGuest: {
    full: { as: 'nobody', request: {}, answer: { ...guestTokens, firebaseToken } },
    minimal: { as: 'nobody', request: {}, answer: guestTokens },
    TooManyRequests: { as: 'nobody', given: [tooManyTries], request: {}, fails: 'TooManyRequests' },
  },
  prepareSignup: {
    full: { as: 'guest', given: [free], request: { body: newcomer }, answer: {} },
    /**
     * For an address that already has an account, or whose account was discarded, the answer is the same as for an
     * unused address: only the reader of the mail learns the difference (X7).
     */
    ofAnother: { as: 'guest', given: [state('another member')], request: { body: sora }, answer: {} },
    discarded: { as: 'guest', given: [state('a discarded address')], request: { body: newcomer }, answer: {} },
    InvalidEmailFormat: { ...prepareFails({ email: 'akari', password }), fails: 'InvalidEmailFormat' },
    InvalidPasswordFormat: {
      ...prepareFails({ ...newcomer, password: 'パスワードは2026' }),
      fails: 'InvalidPasswordFormat',
    },
    InvalidPasswordLength: { ...prepareFails({ ...newcomer, password: 'Tsu-202' }), fails: 'InvalidPasswordLength' },
    InvalidPasswordConsecutive: {
      ...prepareFails({ ...newcomer, password: 'Tsudoi-2222' }),
      fails: 'InvalidPasswordConsecutive',
    },
    LOCK_FIVE_TIME_FAILED: {
      as: 'guest',
      given: [locked],
      request: { body: newcomer },
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TooManyRequests: { as: 'guest', given: [tooManyTries], request: { body: newcomer }, fails: 'TooManyRequests' },
  },
  resendSignupCode: {
    full: { as: 'guest', given: [waiting], request: { body: { email: newcomer.email } }, answer: {} },
    ofAnother: { as: 'guest', given: [taken], request: { body: { email: newcomer.email } }, answer: {} },
    InvalidEmailFormat: { as: 'guest', request: { body: { email: 'akari' } }, fails: 'InvalidEmailFormat' },
    LOCK_FIVE_TIME_FAILED: {
      as: 'guest',
      given: [locked],
      request: { body: { email: newcomer.email } },
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TimeExpiredVerification: {
      as: 'guest',
      given: [expired],
      request: { body: { email: newcomer.email } },
      fails: 'TimeExpiredVerification',
    },
    TooManyRequests: {
      as: 'guest',
      given: [waiting, tooManyTries],
      request: { body: { email: newcomer.email } },
      fails: 'TooManyRequests',
    },
  },
  signupEmail: {
    full: { as: 'guest', given: [waiting], request: withCode, answer: { ...memberTokens, firebaseToken } },
    minimal: { as: 'guest', given: [waiting], request: withCode, answer: memberTokens },
    InvalidCode: {
      as: 'guest',
      given: [waiting],
      request: { body: { email: newcomer.email, code: '000000' } },
      fails: 'InvalidCode',
    },
    TimeExpiredVerification: { as: 'guest', given: [expired], request: withCode, fails: 'TimeExpiredVerification' },
    AlreadySignedUp: { as: 'guest', given: [taken], request: withCode, fails: 'AlreadySignedUp' },
    /** For an address that already has an account, the answer is the same as for an unused address (X7). */
    ofAnotherWithoutProof: {
      as: 'guest',
      given: [taken],
      request: { body: { email: newcomer.email, code: '000000' } },
      fails: 'InvalidCode',
    },
    /** If no sign-up is pending for the address, the answer is the same as for a pending sign-up (X7). */
    ofAnotherNotBegun: {
      as: 'guest',
      given: [state('another member')],
      request: { body: { email: sora.email, code: '314159' } },
      fails: 'TimeExpiredVerification',
    },
    DiscardedEmail: { as: 'guest', given: [discarded], request: withCode, fails: 'DiscardedEmail' },
    LOCK_FIVE_TIME_FAILED: { as: 'guest', given: [locked], request: withCode, fails: 'LOCK_FIVE_TIME_FAILED' },
    TooManyRequests: { as: 'guest', given: [waiting, tooManyTries], request: withCode, fails: 'TooManyRequests' },
  },
  signinEmail: {
    full: {
      as: 'guest',
      given: [state('another member')],
      request: { body: sora },
      answer: { ...exampleTokens('acc-sora'), firebaseToken },
    },
    minimal: {
      as: 'guest',
      given: [state('another member')],
      request: { body: sora },
      answer: exampleTokens('acc-sora'),
    },
    InvalidEmailOrPassword: {
      as: 'guest',
      given: [state('another member')],
      request: { body: { ...sora, password: 'Tsudoi-2025' } },
      fails: 'InvalidEmailOrPassword',
    },
    unknownAddress: { as: 'guest', given: [free], request: { body: newcomer }, fails: 'InvalidEmailOrPassword' },
    LOCK_FIVE_TIME_FAILED: {
      as: 'guest',
      given: [state('another member', { signinFailures: 5 })],
      request: { body: sora },
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    SuspendAccount: {
      as: 'guest',
      given: [state('another member', { isSuspended: true })],
      request: { body: sora },
      fails: 'SuspendAccount',
    },
    TooManyRequests: {
      as: 'guest',
      given: [state('another member'), tooManyTries],
      request: { body: sora },
      fails: 'TooManyRequests',
    },
  },
  refreshTokens: {
    full: { as: 'refresh', request: { body: { refresh: true } }, answer: { ...memberTokens, firebaseToken } },
    minimal: { as: 'refresh', request: { body: { refresh: true } }, answer: memberTokens },
    ofGuest: {
      as: 'refresh',
      given: [state('a guest')],
      request: { body: { refresh: true } },
      answer: guestTokens,
    },
    Unauthenticated: {
      as: 'refresh',
      given: [state('a session that has ended')],
      request: { body: { refresh: true } },
      fails: 'Unauthenticated',
    },
    usedBefore: {
      as: 'refresh',
      given: [state('a refresh token that was used')],
      request: { body: { refresh: true } },
      fails: 'Unauthenticated',
    },
    SuspendAccount: {
      as: 'refresh',
      given: [state('a suspended member')],
      request: { body: { refresh: true } },
      fails: 'SuspendAccount',
    },
  },
  signout: {
    full: { as: 'refresh', request: {}, answer: {} },
  },
  ...activeSessionCases,
  ...loginCases,
  ...passkeyCases,
  ...providerCases,
  ...reauthenticationCases,
  ...undoCases,
} satisfies AreaCases<typeof endpoints>
