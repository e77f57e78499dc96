import {
  checkResetPasswordCode,
  checkSavePasswordCode,
  resetPassword,
  saveEmail,
  savePassword,
  signinEmail,
  signinGuest,
  signupEmail,
} from '../../auth/auth.endpoints.ts'
import { getPublicProfile } from '../../account/account.endpoints.ts'
import { refused } from './refused.ts'
import { holds, type Script, type Stage } from './script.ts'

const password = 'Tsudoi-2028'

/** A guest tries to log in. */
async function login({ given, as }: Stage, email: string, secret: string) {
  const { accessToken } = await given('a guest')
  return as(accessToken)(signinEmail, { body: { email, password: secret } })
}

/** What one logs in with afterwards is what was saved. */
export const loginScripts: readonly Script[] = [
  {
    host: 'user',
    name: 'who has signed up logs in by the address and the password',
    proves: ['C001', 'C003', 'C005'],
    async play(stage) {
      const waiting = await stage.given('a sign-up that waits for its code')
      const { email, code, accessToken } = waiting
      const tokens = await stage.as(accessToken)(signupEmail, { body: { email, code } })
      holds(tokens.accessToken !== accessToken, 'the token stays that of the guest')
      await login(stage, email, waiting.password)
    },
  },
  {
    host: 'user',
    name: 'a saved address logs in, and the former one no longer',
    proves: ['C013', 'C014'],
    async play(stage) {
      const member = await stage.given('a member')
      await stage.given('an address without an account', { email: 'akari@example.com' })
      const { code, email } = await stage.given('a change of the log-in that waits for its code', {
        change: 'EMAIL',
        email: 'akari@example.com',
      })
      await stage.as(member.accessToken)(saveEmail, { body: { code } })
      await refused('the former address', login(stage, member.email, member.password), 'InvalidEmailOrPassword')
      await login(stage, email, member.password)
    },
  },
  {
    host: 'user',
    name: 'a saved password logs in, once its code was checked, and the former one no longer',
    proves: ['C010', 'C011', 'C012'],
    async play(stage) {
      const member = await stage.given('a member')
      const { code } = await stage.given('a change of the log-in that waits for its code', { change: 'PASSWORD' })
      const call = stage.as(member.accessToken)
      const save = () => call(savePassword, { body: { password } })
      await refused('saving without the code', save(), 'DeadlineExceededSavePassword')
      await call(checkSavePasswordCode, { body: { code } })
      await save()
      await refused('the former password', login(stage, member.email, member.password), 'InvalidEmailOrPassword')
      await login(stage, member.email, password)
    },
  },
  {
    host: 'user',
    name: 'a password is set anew once its code was checked',
    proves: ['C007', 'C008', 'C009'],
    async play(stage) {
      const { email } = await stage.given('another member')
      const { code, accessToken } = await stage.given('a password reset that waits for its code', { email })
      const call = stage.as(accessToken)
      await call(checkResetPasswordCode, { body: { email, code } })
      await call(resetPassword, { body: { email, password, code } })
      await login(stage, email, password)
    },
  },
  {
    host: 'user',
    name: 'a guest sign-in gives a token that is known',
    proves: ['C006'],
    async play({ given, as }) {
      // The hook says what an id looks like that nobody has.
      await given('a guest')
      const { accessToken } = await as('')(signinGuest, {})
      const nobody = as(accessToken)(getPublicProfile, { params: { id: 'no-such-account' } })
      await refused('a profile that is not there', nobody, 'NotFound')
    },
  },
]
