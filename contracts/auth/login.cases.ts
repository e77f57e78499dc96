import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import { exampleTokens } from './exampleTokens.ts'
import type * as endpoints from './login.endpoints.ts'

/** The e-mail address of the member who has forgotten the password: the member of the state `another member`. */
const email = 'sora@example.com'
const code = '271828'
const password = 'Tsudoi-2027'
const sora = state('another member')
const tooManyTries = state('too many tries from this address')
const nobody = state('an address without an account')
const proof = state('a fresh proof of the member')

const reset = (params: Parameters<typeof state<'a password reset that waits for its code'>>[1] = {}) => [
  sora,
  state('a password reset that waits for its code', params),
]
const change = (
  kind: 'PASSWORD' | 'EMAIL',
  params: Parameters<typeof state<'a change of the log-in that waits for its code'>>[1] = {},
) => [
  ...(kind === 'EMAIL' ? [nobody, proof] : []),
  state('a change of the log-in that waits for its code', {
    change: kind,
    email: kind === 'EMAIL' ? 'akari@example.com' : 'hikari@example.com',
    ...params,
  }),
]

const badPasswords = {
  InvalidPasswordFormat: 'パスワードは2027',
  InvalidPasswordLength: 'Tsu-202',
  InvalidPasswordConsecutive: 'Tsudoi-2222',
} as const

const resetWith = (given: ReturnType<typeof reset>, body: { email: string; password: string; code: string }) => ({
  as: 'guest' as const,
  given,
  request: { body },
})
const saveWith = (newPassword: string) => ({
  as: 'member' as const,
  given: change('PASSWORD', { isProven: true }),
  request: { body: { password: newPassword } },
})

/** The example requests and answers ("cases") of the login-change endpoints. */
export const loginCases = {
  prepareResetPassword: {
    full: { as: 'guest', given: [sora], request: { body: { email } }, answer: {} },
    /**
     * For an unknown address the answer is the same as for a known one, so that it reveals nothing about accounts (X7).
     */
    unknownAddress: {
      as: 'guest',
      given: [nobody],
      request: { body: { email: 'akari@example.com' } },
      answer: {},
    },
    InvalidEmailFormat: { as: 'guest', request: { body: { email: 'sora' } }, fails: 'InvalidEmailFormat' },
    LOCK_FIVE_TIME_FAILED: {
      as: 'guest',
      given: reset({ failures: 5 }),
      request: { body: { email } },
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TooManyRequests: {
      as: 'guest',
      given: [sora, tooManyTries],
      request: { body: { email } },
      fails: 'TooManyRequests',
    },
  },
  checkResetPasswordCode: {
    full: { as: 'guest', given: reset(), request: { body: { email, code } }, answer: {} },
    InvalidCode: { as: 'guest', given: reset(), request: { body: { email, code: '000000' } }, fails: 'InvalidCode' },
    TimeExpiredPasswordReset: {
      as: 'guest',
      given: reset({ isExpired: true }),
      request: { body: { email, code } },
      fails: 'TimeExpiredPasswordReset',
    },
    LOCK_FIVE_TIME_FAILED: {
      as: 'guest',
      given: reset({ failures: 5 }),
      request: { body: { email, code } },
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    NotExistsPassword: {
      as: 'guest',
      given: [...reset(), state('a linked provider', { accountId: 'acc-sora', email: 'WITHOUT_PASSWORD' })],
      request: { body: { email, code } },
      fails: 'NotExistsPassword',
    },
    TooManyRequests: {
      as: 'guest',
      given: [...reset(), tooManyTries],
      request: { body: { email, code } },
      fails: 'TooManyRequests',
    },
  },
  resetPassword: {
    full: { ...resetWith(reset({ isProven: true }), { email, password, code }), answer: {} },
    InvalidPasswordFormat: {
      ...resetWith(reset({ isProven: true }), { email, password: badPasswords.InvalidPasswordFormat, code }),
      fails: 'InvalidPasswordFormat',
    },
    InvalidPasswordLength: {
      ...resetWith(reset({ isProven: true }), { email, password: badPasswords.InvalidPasswordLength, code }),
      fails: 'InvalidPasswordLength',
    },
    InvalidPasswordConsecutive: {
      ...resetWith(reset({ isProven: true }), { email, password: badPasswords.InvalidPasswordConsecutive, code }),
      fails: 'InvalidPasswordConsecutive',
    },
    InvalidCode: {
      ...resetWith(reset({ isProven: true }), { email, password, code: '000000' }),
      fails: 'InvalidCode',
    },
    /** The member has not entered the mailed code yet. The host refuses to skip this step. */
    withoutProof: { ...resetWith(reset(), { email, password, code }), fails: 'DeadlineExceededResetPassword' },
    DeadlineExceededResetPassword: {
      ...resetWith(reset({ isProven: true, isExpired: true }), { email, password, code }),
      fails: 'DeadlineExceededResetPassword',
    },
    LOCK_FIVE_TIME_FAILED: {
      ...resetWith(reset({ isProven: true, failures: 5 }), { email, password, code }),
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TooManyRequests: {
      ...resetWith(reset({ isProven: true }), { email, password, code }),
      given: [...reset({ isProven: true }), tooManyTries],
      fails: 'TooManyRequests',
    },
  },
  prepareSavePassword: {
    full: { as: 'member', request: {}, answer: {} },
    NotExistsPassword: {
      as: 'member',
      given: [state('a linked provider', { email: 'NONE' })],
      request: {},
      fails: 'NotExistsPassword',
    },
    LOCK_FIVE_TIME_FAILED: {
      as: 'member',
      given: change('PASSWORD', { failures: 5 }),
      request: {},
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TooManyRequests: { as: 'member', given: [tooManyTries], request: {}, fails: 'TooManyRequests' },
  },
  checkSavePasswordCode: {
    full: {
      as: 'member',
      given: change('PASSWORD'),
      request: { body: { code } },
      answer: {
        tokens: { ...exampleTokens('acc-hikari'), firebaseToken: 'realtime-token' },
        email: 'hikari@example.com',
      },
    },
    minimal: { as: 'member', given: change('PASSWORD'), request: { body: { code } }, answer: {} },
    InvalidCode: {
      as: 'member',
      given: change('PASSWORD'),
      request: { body: { code: '000000' } },
      fails: 'InvalidCode',
    },
    TimeExpiredVerification: {
      as: 'member',
      given: change('PASSWORD', { isExpired: true }),
      request: { body: { code } },
      fails: 'TimeExpiredVerification',
    },
    LOCK_FIVE_TIME_FAILED: {
      as: 'member',
      given: change('PASSWORD', { failures: 5 }),
      request: { body: { code } },
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TooManyRequests: {
      as: 'member',
      given: [...change('PASSWORD'), tooManyTries],
      request: { body: { code } },
      fails: 'TooManyRequests',
    },
  },
  savePassword: {
    full: { ...saveWith(password), answer: {} },
    InvalidPasswordFormat: { ...saveWith(badPasswords.InvalidPasswordFormat), fails: 'InvalidPasswordFormat' },
    InvalidPasswordLength: { ...saveWith(badPasswords.InvalidPasswordLength), fails: 'InvalidPasswordLength' },
    InvalidPasswordConsecutive: {
      ...saveWith(badPasswords.InvalidPasswordConsecutive),
      fails: 'InvalidPasswordConsecutive',
    },
    withoutProof: {
      ...saveWith(password),
      given: change('PASSWORD'),
      fails: 'DeadlineExceededSavePassword',
    },
    DeadlineExceededSavePassword: {
      ...saveWith(password),
      given: change('PASSWORD', { isProven: true, isExpired: true }),
      fails: 'DeadlineExceededSavePassword',
    },
  },
  prepareSaveEmail: {
    full: { as: 'member', given: [nobody, proof], request: { body: { email: 'akari@example.com' } }, answer: {} },
    /**
     * For an address that already has an account, the answer is the same as for an unused address: only the reader of
     * the mail learns the difference (X7).
     */
    ofAnother: { as: 'member', given: [sora, proof], request: { body: { email } }, answer: {} },
    withoutOne: {
      as: 'member',
      given: [state('a linked provider', { email: 'NONE' }), nobody, proof],
      request: { body: { email: 'akari@example.com' } },
      answer: {},
    },
    InvalidEmailFormat: {
      as: 'member',
      given: [proof],
      request: { body: { email: 'akari' } },
      fails: 'InvalidEmailFormat',
    },
    AlreadyUsedEmail: {
      as: 'member',
      given: [proof],
      request: { body: { email: 'hikari@example.com' } },
      fails: 'AlreadyUsedEmail',
    },
    LockedEmail: {
      as: 'member',
      given: change('EMAIL', { failures: 5 }),
      request: { body: { email: 'akari@example.com' } },
      fails: 'LockedEmail',
    },
    TooManyRequests: {
      as: 'member',
      given: [nobody, proof, tooManyTries],
      request: { body: { email: 'akari@example.com' } },
      fails: 'TooManyRequests',
    },
    ReauthenticationRequired: {
      as: 'member',
      given: [nobody],
      request: { body: { email: 'akari@example.com' } },
      fails: 'ReauthenticationRequired',
    },
  },
  saveEmail: {
    full: { as: 'member', given: change('EMAIL'), request: { body: { code } }, answer: {} },
    InvalidCode: { as: 'member', given: change('EMAIL'), request: { body: { code: '000000' } }, fails: 'InvalidCode' },
    TimeExpiredVerification: {
      as: 'member',
      given: change('EMAIL', { isExpired: true }),
      request: { body: { code } },
      fails: 'TimeExpiredVerification',
    },
    LOCK_FIVE_TIME_FAILED: {
      as: 'member',
      given: change('EMAIL', { failures: 5 }),
      request: { body: { code } },
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    AlreadyUsedEmail: {
      as: 'member',
      given: [...change('EMAIL', { email }), sora],
      request: { body: { code } },
      fails: 'AlreadyUsedEmail',
    },
    DiscardedEmail: {
      as: 'member',
      given: [...change('EMAIL'), state('a discarded address')],
      request: { body: { code } },
      fails: 'DiscardedEmail',
    },
    TooManyRequests: {
      as: 'member',
      given: [...change('EMAIL'), tooManyTries],
      request: { body: { code } },
      fails: 'TooManyRequests',
    },
    /** The member requested the code in time, but the reauthentication has expired since. */
    ReauthenticationRequired: {
      as: 'member',
      given: [
        nobody,
        state('a change of the log-in that waits for its code', { change: 'EMAIL', email: 'akari@example.com' }),
      ],
      request: { body: { code } },
      fails: 'ReauthenticationRequired',
    },
  },
  disableProvider: {
    full: {
      as: 'member',
      given: [state('a linked provider'), proof],
      request: { body: { provider: 'GOOGLE' } },
      answer: {},
    },
    ofEmail: {
      as: 'member',
      given: [state('a linked provider'), proof],
      request: { body: { provider: 'EMAIL' } },
      answer: {},
    },
    NotFound: { as: 'member', given: [proof], request: { body: { provider: 'GOOGLE' } }, fails: 'NotFound' },
    LastProvider: { as: 'member', given: [proof], request: { body: { provider: 'EMAIL' } }, fails: 'LastProvider' },
    /** The account has an address but no password, so the provider is its only login method and cannot be removed. */
    LastProviderBesideAddress: {
      as: 'member',
      given: [state('a linked provider', { email: 'WITHOUT_PASSWORD' }), proof],
      request: { body: { provider: 'GOOGLE' } },
      fails: 'LastProvider',
    },
    ReauthenticationRequired: {
      as: 'member',
      given: [state('a linked provider')],
      request: { body: { provider: 'GOOGLE' } },
      fails: 'ReauthenticationRequired',
    },
  },
} satisfies AreaCases<typeof endpoints>
