import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import { exampleTokens } from './exampleTokens.ts'
import type * as endpoints from './reauthentication.endpoints.ts'

const tokens = exampleTokens('acc-hikari')
const answer = { ...tokens, firebaseToken: 'realtime-token' }
const tooManyTries = state('too many tries from this address')
const withoutAddress = state('a linked provider', { email: 'NONE' })

const mailed = (params: Parameters<typeof state<'a code that proves the member'>>[1] = {}) =>
  state('a code that proves the member', params)
const withCode = (given: ReturnType<typeof mailed>[], code = '271828') => ({
  as: 'member' as const,
  given,
  request: { body: { code } },
})

const withPassword = { as: 'member' as const, request: { body: { password: 'Tsudoi-2026' } } }

const comeBack = { code: 'code-of-google', state: 'state-of-the-visit' }
const member = state('a member')
const back = state('a visit to a provider', { accountId: 'acc-hikari' })
const isMember = state('a linked provider')

/** The example requests and answers ("cases") of the reauthentication endpoints. */
export const reauthenticationCases = {
  prepareReauthentication: {
    full: { as: 'member', request: {}, answer: {} },
    NotFoundEmail: { as: 'member', given: [withoutAddress], request: {}, fails: 'NotFoundEmail' },
    LOCK_FIVE_TIME_FAILED: {
      as: 'member',
      given: [mailed({ failures: 5 })],
      request: {},
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TooManyRequests: { as: 'member', given: [tooManyTries], request: {}, fails: 'TooManyRequests' },
  },
  reauthenticateByCode: {
    full: { ...withCode([mailed()]), answer },
    minimal: { ...withCode([mailed()]), answer: tokens },
    InvalidCode: { ...withCode([mailed()], '000000'), fails: 'InvalidCode' },
    TimeExpiredVerification: { ...withCode([mailed({ isExpired: true })]), fails: 'TimeExpiredVerification' },
    LOCK_FIVE_TIME_FAILED: { ...withCode([mailed({ failures: 5 })]), fails: 'LOCK_FIVE_TIME_FAILED' },
    TooManyRequests: {
      as: 'member',
      given: [mailed(), tooManyTries],
      request: { body: { code: '271828' } },
      fails: 'TooManyRequests',
    },
  },
  reauthenticateByPassword: {
    full: { ...withPassword, answer },
    minimal: { ...withPassword, answer: tokens },
    WrongPassword: { as: 'member', request: { body: { password: 'Tsudoi-2025' } }, fails: 'WrongPassword' },
    NotExistsPassword: { ...withPassword, given: [withoutAddress], fails: 'NotExistsPassword' },
    LOCK_FIVE_TIME_FAILED: {
      ...withPassword,
      given: [state('wrong passwords instead of a proof')],
      fails: 'LOCK_FIVE_TIME_FAILED',
    },
    TooManyRequests: { ...withPassword, given: [tooManyTries], fails: 'TooManyRequests' },
  },
  reauthenticateByProvider: {
    full: { as: 'member', given: [member, back, isMember], request: { body: comeBack }, answer },
    minimal: { as: 'member', given: [member, back, isMember], request: { body: comeBack }, answer: tokens },
    TimeExpiredAccount: {
      as: 'member',
      given: [member, state('a visit to a provider', { accountId: 'acc-hikari', isExpired: true }), isMember],
      request: { body: comeBack },
      fails: 'TimeExpiredAccount',
    },
    /** The provider confirmed another person than the one linked with this member's account. */
    InvalidAccount: { as: 'member', given: [member, back], request: { body: comeBack }, fails: 'InvalidAccount' },
    TooManyRequests: {
      as: 'member',
      given: [member, back, isMember, tooManyTries],
      request: { body: comeBack },
      fails: 'TooManyRequests',
    },
  },
} satisfies AreaCases<typeof endpoints>
