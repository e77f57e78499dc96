import { getProfile, getPublicProfile } from '../../account/account.endpoints.ts'
import { refreshTokens, resetPassword, signinEmail, signout } from '../../auth/auth.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, type Script, type ScriptContext } from './script.ts'

const refresh = { body: { refresh: true } } as const

/** Sets up a guest session and a member who will log in from it. */
async function beforeLogin({ given }: ScriptContext) {
  const { accountId, email, password } = await given('another member')
  const guest = await given('a guest')
  return { accountId, login: { email, password }, guest }
}

/** Scripts about the start, renewal and end of sessions (X3, X6, X20). */
export const sessionScripts: readonly Script[] = [
  {
    host: 'user',
    name: 'refreshing goes on with the tokens that it gave',
    proves: ['X3'],
    async play({ given, as }) {
      const { accountId, refreshToken } = await given('a member')
      const next = await as(refreshToken)(refreshTokens, refresh)
      assertHolds(next.refreshToken !== refreshToken, 'the refresh token stays the same')
      const { profile } = await as(next.accessToken)(getProfile, {})
      assertHolds(profile?.accountId === accountId, `the new access token is for ${profile?.accountId ?? 'nobody'}`)
      await as(next.refreshToken)(refreshTokens, refresh)
    },
  },
  {
    host: 'user',
    name: 'a refresh token that was used is refused, and ends its session',
    proves: ['X3'],
    async play({ given, as }) {
      const { accessToken, refreshToken } = await given('a refresh token that was used')
      await as(accessToken)(getProfile, {})
      await expectRefusal('refreshing with it', as(refreshToken)(refreshTokens, refresh), 'Unauthenticated')
      await expectRefusal('the access token of its session', as(accessToken)(getProfile, {}), 'Unauthenticated')
    },
  },
  {
    host: 'user',
    name: 'signing out ends the session',
    proves: ['X3'],
    async play({ given, as }) {
      const { accessToken, refreshToken } = await given('a member')
      await as(refreshToken)(signout, {})
      await expectRefusal('its access token', as(accessToken)(getProfile, {}), 'Unauthenticated')
      await expectRefusal('its refresh token', as(refreshToken)(refreshTokens, refresh), 'Unauthenticated')
    },
  },
  {
    host: 'user',
    name: 'logging in ends the session of the guest',
    proves: ['X20'],
    async play(stage) {
      const { accountId, login, guest } = await beforeLogin(stage)
      const { as } = stage
      const member = await as(guest.accessToken)(signinEmail, { body: login })
      await as(member.accessToken)(getProfile, {})
      const anything = as(guest.accessToken)(getPublicProfile, { params: { id: accountId } })
      await expectRefusal("the guest's access token", anything, 'Unauthenticated')
      await expectRefusal(
        "the guest's refresh token",
        as(guest.refreshToken)(refreshTokens, refresh),
        'Unauthenticated',
      )
    },
  },
  {
    host: 'user',
    name: 'a new password ends every session, and the former one no longer logs in',
    proves: ['X3', 'X6'],
    async play(stage) {
      const { given, as } = stage
      const member = await given('a member')
      const { email, password: former } = member
      const waiting = await given('a password reset that waits for its code', { email, isProven: true })
      const { code, accessToken: guest } = waiting
      const renewed = { email, password: 'Tsudoi-2027' }
      await as(guest)(resetPassword, { body: { ...renewed, code } })
      await expectRefusal('a session from before', as(member.accessToken)(getProfile, {}), 'Unauthenticated')
      const again = as(guest)(resetPassword, { body: { email, password: 'Tsudoi-2028', code } })
      await expectRefusal('the code, once more', again, 'InvalidCode', 'DeadlineExceededResetPassword')
      const withFormer = as(guest)(signinEmail, { body: { email, password: former } })
      await expectRefusal('the former password', withFormer, 'InvalidEmailOrPassword')
      await as(guest)(signinEmail, { body: renewed })
    },
  },
]
