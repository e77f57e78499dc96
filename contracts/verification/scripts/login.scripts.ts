import {
  checkResetPasswordCode,
  checkSavePasswordCode,
  prepareSaveEmail,
  reauthenticateByCode,
  reauthenticateByPassword,
  resetPassword,
  saveEmail,
  savePassword,
  signinEmail,
  signinGuest,
  signupEmail,
  undoLoginChanges,
} from '../../auth/auth.endpoints.ts'
import { getPublicProfile } from '../../account/account.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, type Script, type ScriptContext } from './script.ts'

const password = 'Tsudoi-2028'

/** Logs in as a guest with the given credentials. */
async function login({ given, as }: ScriptContext, email: string, secret: string) {
  const { accessToken } = await given('a guest')
  return as(accessToken)(signinEmail, { body: { email, password: secret } })
}

/** Scripts that change credentials and then log in with the new ones. */
export const loginScripts: readonly Script[] = [
  {
    host: 'user',
    name: 'who has signed up logs in by the address and the password',
    proves: ['C001', 'C003', 'C005'],
    async play(stage) {
      const waiting = await stage.given('a sign-up that waits for its code')
      const { email, code, accessToken } = waiting
      const tokens = await stage.as(accessToken)(signupEmail, { body: { email, code } })
      assertHolds(tokens.accessToken !== accessToken, 'the token stays that of the guest')
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
      await stage.given('a fresh proof of the member')
      await stage.as(member.accessToken)(saveEmail, { body: { code } })
      await expectRefusal('the former address', login(stage, member.email, member.password), 'InvalidEmailOrPassword')
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
      const save = (as = call) => as(savePassword, { body: { password } })
      await expectRefusal('saving without the code', save(), 'DeadlineExceededSavePassword')
      const { tokens } = await call(checkSavePasswordCode, { body: { code } })
      if (tokens) await expectRefusal('saving in the former session', save(), 'DeadlineExceededSavePassword')
      await save(tokens && stage.as(tokens.accessToken))
      await expectRefusal('the former password', login(stage, member.email, member.password), 'InvalidEmailOrPassword')
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
    name: 'the password lets the member change the address, in the new session alone',
    proves: ['X21'],
    async play({ given, as }) {
      const { accessToken, password: own } = await given('a member')
      const { email } = await given('an address without an account')
      const change = (token: string) => as(token)(prepareSaveEmail, { body: { email } })
      await expectRefusal('without a proof', change(accessToken), 'ReauthenticationRequired')
      const proven = await as(accessToken)(reauthenticateByPassword, { body: { password: own } })
      await expectRefusal(
        'a copy of the former token',
        change(accessToken),
        'ReauthenticationRequired',
        'Unauthenticated',
      )
      await change(proven.accessToken)
      await expectRefusal('the former token, once the proof was used', change(accessToken), 'Unauthenticated')
    },
  },
  {
    host: 'user',
    name: 'a mailed code lets the member change the address',
    proves: ['X21'],
    async play({ given, as }) {
      const { accessToken } = await given('a member')
      const { email } = await given('an address without an account')
      const { code } = await given('a code that proves the member')
      const proven = await as(accessToken)(reauthenticateByCode, { body: { code } })
      await as(proven.accessToken)(prepareSaveEmail, { body: { email } })
    },
  },
  {
    host: 'user',
    name: 'an undone change of the log-in gives the address back, with the new password, once',
    proves: ['X21'],
    async play(stage) {
      const member = await stage.given('another member')
      const { oldEmail, token } = await stage.given('a link that undoes a change of the log-in')
      const { accessToken } = await stage.given('a guest')
      const undo = () => stage.as(accessToken)(undoLoginChanges, { body: { token, password } })
      await undo()
      await login(stage, oldEmail, password)
      await expectRefusal('the address of the change', login(stage, member.email, password), 'InvalidEmailOrPassword')
      await expectRefusal('the link once more', undo(), 'UndoLinkUsed')
    },
  },
  {
    host: 'user',
    name: 'a guest sign-in gives a token that is known',
    proves: ['C006'],
    async play({ given, as }) {
      // Sets up a guest so that the hook returns its ids, from which the format of an unknown id is derived.
      await given('a guest')
      const { accessToken } = await as('')(signinGuest, {})
      const nobody = as(accessToken)(getPublicProfile, { params: { id: 'no-such-account' } })
      await expectRefusal('a profile that is not there', nobody, 'NotFound')
    },
  },
]
