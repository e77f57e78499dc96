import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import { exampleTokens } from './exampleTokens.ts'
import type * as endpoints from './provider.endpoints.ts'

const firebaseToken = 'realtime-token'
const sora = state('another member')
/** The state in which the example person of Google is already linked with the account of `another member`. */
const isSora = state('a linked provider', { accountId: 'acc-sora' })
const back = state('a visit to a provider')
const member = state('a member')
const backAsMember = state('a visit to a provider', { accountId: 'acc-hikari' })
const proof = state('a fresh proof of the member')
const withoutEmail = state('a visit to a provider', { email: '' })
const newcomer = state('a visit to a provider', { isNewcomer: true })
const free = state('an address without an account')
const tooManyTries = state('too many tries from this address')

const comeBack = { body: { code: 'code-of-google', state: 'state-of-the-visit' } }
const otherCode = { body: { ...comeBack.body, code: 'another-code' } }
const otherState = { body: { ...comeBack.body, state: 'another-state' } }

const start = { body: { provider: 'GOOGLE' as const, returnUrl: 'http://localhost:5173/login?provider=google' } }

const email = 'akari@example.com'
const signup = (params: Parameters<typeof state<'a sign-up that waits for its code'>>[1] = {}) =>
  state('a sign-up that waits for its code', { login: 'GOOGLE', ...params })
const withCode = { body: { email, code: '314159' } }

/** The example requests and answers ("cases") of the login-provider endpoints. */
export const providerCases = {
  startProvider: {
    full: {
      as: 'guest',
      request: start,
      answer: {
        authorizeUrl:
          'https://accounts.example.com/authorize?return_url=http%3A%2F%2Flocalhost%3A5173%2Flogin&state=b1f4',
        state: 'b1f4',
      },
    },
    InvalidArgument: {
      as: 'guest',
      request: { body: { ...start.body, returnUrl: 'https://elsewhere.example/login' } },
      fails: 'InvalidArgument',
    },
    TooManyRequests: { as: 'guest', given: [tooManyTries], request: start, fails: 'TooManyRequests' },
  },
  signinProvider: {
    full: {
      as: 'guest',
      given: [sora, back, isSora],
      request: comeBack,
      answer: { outcome: 'SIGNED_IN', tokens: { ...exampleTokens('acc-sora'), firebaseToken }, email },
      exact: ['outcome'],
    },
    minimal: {
      as: 'guest',
      given: [withoutEmail],
      request: comeBack,
      answer: { outcome: 'SIGNUP_NEEDED' },
      exact: ['outcome'],
    },
    newcomer: {
      as: 'guest',
      given: [back],
      request: comeBack,
      answer: { outcome: 'SIGNUP_NEEDED', email },
      exact: ['outcome', 'email'],
    },
    TimeExpiredAccount: {
      as: 'guest',
      given: [state('a visit to a provider', { isExpired: true })],
      request: comeBack,
      fails: 'TimeExpiredAccount',
    },
    /** The `state` belongs to a provider visit of another session, which this session cannot finish. */
    unknownState: { as: 'guest', given: [back], request: otherState, fails: 'TimeExpiredAccount' },
    InvalidAccount: { as: 'guest', given: [back], request: otherCode, fails: 'InvalidAccount' },
    SuspendAccount: {
      as: 'guest',
      given: [state('another member', { isSuspended: true }), back, isSora],
      request: comeBack,
      fails: 'SuspendAccount',
    },
    TooManyRequests: { as: 'guest', given: [back, tooManyTries], request: comeBack, fails: 'TooManyRequests' },
  },
  enableProvider: {
    full: { as: 'member', given: [member, backAsMember, proof], request: comeBack, answer: {} },
    TimeExpiredAccount: {
      as: 'member',
      given: [member, state('a visit to a provider', { accountId: 'acc-hikari', isExpired: true }), proof],
      request: comeBack,
      fails: 'TimeExpiredAccount',
    },
    InvalidAccount: { as: 'member', given: [member, backAsMember, proof], request: otherCode, fails: 'InvalidAccount' },
    AlreadyAssociated: {
      as: 'member',
      given: [member, sora, backAsMember, isSora, proof],
      request: comeBack,
      fails: 'AlreadyAssociated',
    },
    ActivatedProvider: {
      as: 'member',
      given: [member, backAsMember, state('a linked provider', { subject: 'google-another' }), proof],
      request: comeBack,
      fails: 'ActivatedProvider',
    },
    ReauthenticationRequired: {
      as: 'member',
      given: [member, backAsMember],
      request: comeBack,
      fails: 'ReauthenticationRequired',
    },
    TooManyRequests: {
      as: 'member',
      given: [member, backAsMember, proof, tooManyTries],
      request: comeBack,
      fails: 'TooManyRequests',
    },
  },
  prepareSignupProvider: {
    full: { as: 'guest', given: [free, newcomer], request: { body: { email } }, answer: {} },
    TimeExpiredAccount: { as: 'guest', given: [free], request: { body: { email } }, fails: 'TimeExpiredAccount' },
    /**
     * For an address that already has an account, or whose account was discarded, the answer is the same as for an
     * unused address: only the reader of the mail learns the difference (X7).
     */
    ofAnother: { as: 'guest', given: [sora, newcomer], request: { body: { email: 'sora@example.com' } }, answer: {} },
    discarded: {
      as: 'guest',
      given: [state('a discarded address'), newcomer],
      request: { body: { email } },
      answer: {},
    },
    LOCK_FIVE_TIME_FAILED: {
      as: 'guest',
      given: [newcomer, signup({ failures: 5 })],
      request: { body: { email } },
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    InvalidEmailFormat: {
      as: 'guest',
      given: [newcomer],
      request: { body: { email: 'akari' } },
      fails: 'InvalidEmailFormat',
    },
    TooManyRequests: {
      as: 'guest',
      given: [free, newcomer, tooManyTries],
      request: { body: { email } },
      fails: 'TooManyRequests',
    },
  },
  signupProvider: {
    full: {
      as: 'guest',
      given: [signup()],
      request: withCode,
      answer: { ...exampleTokens('acc-hikari'), firebaseToken },
    },
    minimal: { as: 'guest', given: [signup()], request: withCode, answer: exampleTokens('acc-hikari') },
    InvalidCode: {
      as: 'guest',
      given: [signup()],
      request: { body: { email, code: '000000' } },
      fails: 'InvalidCode',
    },
    TimeExpiredVerification: {
      as: 'guest',
      given: [signup({ isExpired: true })],
      request: withCode,
      fails: 'TimeExpiredVerification',
    },
    AlreadySignedUp: {
      as: 'guest',
      given: [signup({ address: 'TAKEN' })],
      request: withCode,
      fails: 'AlreadySignedUp',
    },
    /** For an address that already has an account, the answer is the same as for an unused address (X7). */
    ofAnotherWithoutProof: {
      as: 'guest',
      given: [signup({ address: 'TAKEN' })],
      request: { body: { email, code: '000000' } },
      fails: 'InvalidCode',
    },
    DiscardedEmail: {
      as: 'guest',
      given: [signup({ address: 'DISCARDED' })],
      request: withCode,
      fails: 'DiscardedEmail',
    },
    AlreadyAssociated: {
      as: 'guest',
      given: [sora, signup(), isSora],
      request: withCode,
      fails: 'AlreadyAssociated',
    },
    LOCK_FIVE_TIME_FAILED: {
      as: 'guest',
      given: [signup({ failures: 5 })],
      request: withCode,
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TooManyRequests: { as: 'guest', given: [signup(), tooManyTries], request: withCode, fails: 'TooManyRequests' },
  },
} satisfies AreaCases<typeof endpoints>
