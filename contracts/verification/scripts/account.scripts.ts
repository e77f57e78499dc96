import { discardAccount, getProfile, saveProfile } from '../../account/account.endpoints.ts'
import { checkResetPasswordCode, signinEmail, signupEmail } from '../../auth/auth.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, type Script } from './script.ts'

/** The numbers of the wrong attempts with a code or password after which a host locks (X6). */
const tries = [1, 2, 3, 4, 5]

/** Scripts about attempts, lockouts, and the creation and deletion of accounts. */
export const accountScripts: readonly Script[] = [
  {
    host: 'user',
    name: 'after five wrong codes the right one does not sign up',
    proves: ['X6', 'E065'],
    async play({ given, as }) {
      const { email, code, accessToken } = await given('a sign-up that waits for its code')
      for (const number of tries) {
        const wrong = as(accessToken)(signupEmail, { body: { email, code: '000000' } })
        await expectRefusal(`wrong code ${number}`, wrong, ...wrongCode(number))
      }
      const right = as(accessToken)(signupEmail, { body: { email, code } })
      await expectRefusal('the right code', right, 'LOCK_FIVE_TIME_FAILED')
    },
  },
  {
    host: 'user',
    name: 'after five wrong codes the right one does not reset the password',
    proves: ['X6', 'E065'],
    async play({ given, as }) {
      const { email } = await given('another member')
      const { code, accessToken } = await given('a password reset that waits for its code', { email })
      for (const number of tries) {
        const wrong = as(accessToken)(checkResetPasswordCode, { body: { email, code: '000000' } })
        await expectRefusal(`wrong code ${number}`, wrong, ...wrongCode(number))
      }
      const right = as(accessToken)(checkResetPasswordCode, { body: { email, code } })
      await expectRefusal('the right code', right, 'LOCK_FIVE_TIME_FAILED')
    },
  },
  {
    host: 'user',
    name: 'after five wrong passwords the right one does not log in',
    proves: ['X6', 'E065'],
    async play({ given, as }) {
      const { email, password } = await given('another member')
      const { accessToken } = await given('a guest')
      for (const number of tries) {
        const wrong = as(accessToken)(signinEmail, { body: { email, password: 'Tsudoi-2025' } })
        const codes = ['InvalidEmailOrPassword', ...(number === 5 ? (['LOCK_FIVE_TIME_FAILED'] as const) : [])] as const
        await expectRefusal(`wrong password ${number}`, wrong, ...codes)
      }
      const right = as(accessToken)(signinEmail, { body: { email, password } })
      await expectRefusal('the right password', right, 'LOCK_FIVE_TIME_FAILED')
    },
  },
  {
    host: 'user',
    name: 'a saved profile is read back',
    proves: ['C021', 'C022'],
    async play({ given, as }) {
      const { accessToken } = await given('a member', { profile: 'minimal' })
      const saved = { nickName: 'みなと', uniqueName: 'minato2026', firstName: 'みなと', lastName: '星野' }
      await as(accessToken)(saveProfile, { body: { ...saved, birthday: '2004-02-29' } })
      const { profile } = await as(accessToken)(getProfile, {})
      for (const [name, value] of Object.entries(saved)) {
        const read = profile?.[name as keyof typeof saved]
        assertHolds(read === value, `${name}: saved ${value}, read ${read ?? 'nothing'}`)
      }
    },
  },
  {
    host: 'user',
    name: 'a discarded account has no session and no log-in',
    proves: ['X3'],
    async play({ given, as }) {
      const { accessToken, email, password } = await given('a member')
      await given('a fresh proof of the member')
      await as(accessToken)(discardAccount, {})
      await expectRefusal('its access token', as(accessToken)(getProfile, {}), 'Unauthenticated')
      const { accessToken: guest } = await given('a guest')
      const login = as(guest)(signinEmail, { body: { email, password } })
      await expectRefusal('logging in', login, 'InvalidEmailOrPassword')
    },
  },
]

/** The codes with which a host may refuse a wrong attempt: the fifth attempt may already report the lock. */
function wrongCode(number: number) {
  return number < tries.length ? (['InvalidCode'] as const) : (['InvalidCode', 'LOCK_FIVE_TIME_FAILED'] as const)
}
