import { randomUUID } from 'node:crypto'
import { getProfile } from '../../account/account.endpoints.ts'
import {
  checkResetPasswordCode,
  checkSavePasswordCode,
  prepareReauthentication,
  prepareResetPassword,
  prepareSaveEmail,
  prepareSavePassword,
  prepareSignup,
  reauthenticateByCode,
  refreshTokens,
  resendSignupCode,
  resetPassword,
  saveEmail,
  savePassword,
  signinEmail,
  signupEmail,
} from '../../auth/auth.endpoints.ts'
import type { MessageCode } from '../../errors.ts'
import { setClockAhead } from './setClockAhead.ts'
import { expectRefusal } from './expectRefusal.ts'
import type { Script, ScriptContext } from './script.ts'

const password = 'Tsudoi-2026'
const newPassword = 'Tsudoi-2029'

/** Returns an address that has not received a mail yet, so that the newest mail is the one of this script. */
const freshAddress = () => `star-${randomUUID().slice(0, 8)}@example.com`

/** A kind of code that a call makes the host mail. */
interface MailedCode {
  name: string
  proves: readonly string[]
  /** The message code with which the host refuses the mailed code after ten minutes. */
  expired: MessageCode
  /** Sends the call that mails the code. Resolves with the address, and with a function that enters the code. */
  mail: (stage: ScriptContext) => Promise<{ email: string; enter: (code: string) => Promise<unknown> }>
}

async function guestOf({ given, as }: ScriptContext) {
  const { accessToken } = await given('a guest')
  return as(accessToken)
}

async function memberAt({ given, as }: ScriptContext, email: string) {
  const { accessToken } = await given('a member', { email })
  return as(accessToken)
}

const mailedCodes: readonly MailedCode[] = [
  {
    name: 'of a sign-up',
    proves: ['Q60', 'X6'],
    expired: 'TimeExpiredVerification',
    async mail(stage) {
      const [call, email] = [await guestOf(stage), freshAddress()]
      await call(prepareSignup, { body: { email, password } })
      return { email, enter: (code) => call(signupEmail, { body: { email, code } }) }
    },
  },
  {
    name: 'that a sign-up has mailed again',
    proves: ['Q60', 'X6'],
    expired: 'TimeExpiredVerification',
    async mail(stage) {
      const [call, email] = [await guestOf(stage), freshAddress()]
      await call(prepareSignup, { body: { email, password } })
      await call(resendSignupCode, { body: { email } })
      return { email, enter: (code) => call(signupEmail, { body: { email, code } }) }
    },
  },
  {
    name: 'of a forgotten password',
    proves: ['Q60', 'X6'],
    expired: 'TimeExpiredPasswordReset',
    async mail(stage) {
      const { email } = await stage.given('another member', { email: freshAddress() })
      const call = await guestOf(stage)
      await call(prepareResetPassword, { body: { email } })
      return { email, enter: (code) => call(checkResetPasswordCode, { body: { email, code } }) }
    },
  },
  {
    name: 'of a password to save',
    proves: ['Q60', 'X6'],
    expired: 'TimeExpiredVerification',
    async mail(stage) {
      const email = freshAddress()
      const call = await memberAt(stage, email)
      await call(prepareSavePassword, {})
      return { email, enter: (code) => call(checkSavePasswordCode, { body: { code } }) }
    },
  },
  {
    name: 'of an address to save',
    proves: ['Q60', 'X6'],
    expired: 'TimeExpiredVerification',
    async mail(stage) {
      const [call, email] = [await memberAt(stage, freshAddress()), freshAddress()]
      await stage.given('a fresh proof of the member')
      await call(prepareSaveEmail, { body: { email } })
      const enter = async (code: string) => {
        // The reauthentication may have expired as well, but this script tests only the code, so it is renewed.
        await stage.given('a fresh proof of the member')
        return call(saveEmail, { body: { code } })
      }
      return { email, enter }
    },
  },
  {
    name: 'of a proof',
    proves: ['Q60', 'X6'],
    expired: 'TimeExpiredVerification',
    async mail(stage) {
      const email = freshAddress()
      const call = await memberAt(stage, email)
      await call(prepareReauthentication, {})
      return { email, enter: (code) => call(reauthenticateByCode, { body: { code } }) }
    },
  },
]

const codeScript = ({ name, proves, expired, mail }: MailedCode): Script => ({
  host: 'user',
  name: `the code ${name} is accepted after nine minutes, and expired after eleven`,
  proves,
  async play(stage) {
    for (const minutes of [11, 9]) {
      const { email, enter } = await mail(stage)
      const { code } = await stage.given('the code of the newest mail', { email })
      await setClockAhead(stage, { minutes })
      if (minutes > 10) await expectRefusal(`the code after ${minutes} minutes`, enter(code), expired)
      else await enter(code)
      await setClockAhead(stage, {})
    }
  },
})

/** The numbers of the wrong attempts with a password or code after which a host locks (Q39). */
const tries = [1, 2, 3, 4, 5]

/** Scripts about the expiry of tokens, codes and locks. They need a host that can move its clock (Q450). */
export const lifetimeScripts: readonly Script[] = [
  {
    host: 'user',
    name: 'an hour later the refresh token gives an access token that works',
    proves: ['X3'],
    async play(stage) {
      const { accessToken, refreshToken } = await stage.given('a member')
      await setClockAhead(stage, { minutes: 60 })
      await expectRefusal('the old access token', stage.as(accessToken)(getProfile, {}), 'Unauthenticated')
      const next = await stage.as(refreshToken)(refreshTokens, { body: { refresh: true } })
      await stage.as(next.accessToken)(getProfile, {})
    },
  },
  ...mailedCodes.map(codeScript),
  {
    host: 'user',
    name: 'eleven minutes after the code was entered no password can be saved',
    proves: ['X6'],
    async play(stage) {
      const { accessToken } = await stage.given('a member')
      const { code } = await stage.given('a change of the log-in that waits for its code', { change: 'PASSWORD' })
      const { tokens } = await stage.as(accessToken)(checkSavePasswordCode, { body: { code } })
      await setClockAhead(stage, { minutes: 11 })
      const save = stage.as(tokens?.accessToken ?? accessToken)(savePassword, { body: { password: newPassword } })
      await expectRefusal('saving the password', save, 'DeadlineExceededSavePassword')
    },
  },
  {
    host: 'user',
    name: 'eleven minutes after the code was entered no forgotten password can be reset',
    proves: ['X6'],
    async play(stage) {
      const { email } = await stage.given('another member')
      const { code, accessToken } = await stage.given('a password reset that waits for its code', { email })
      const call = stage.as(accessToken)
      await call(checkResetPasswordCode, { body: { email, code } })
      await setClockAhead(stage, { minutes: 11 })
      const reset = call(resetPassword, { body: { email, password: newPassword, code } })
      await expectRefusal('resetting the password', reset, 'DeadlineExceededResetPassword')
    },
  },
  {
    host: 'user',
    name: 'a log-in that five wrong passwords have locked works a day later',
    proves: ['Q39', 'Q450'],
    async play(stage) {
      const member = await stage.given('another member')
      const guest = await stage.given('a guest')
      const login = (token: string, secret: string) =>
        stage.as(token)(signinEmail, { body: { email: member.email, password: secret } })
      for (const number of tries) {
        const codes = ['InvalidEmailOrPassword', ...(number === 5 ? (['LOCK_FIVE_TIME_FAILED'] as const) : [])] as const
        await expectRefusal(`wrong password ${number}`, login(guest.accessToken, newPassword), ...codes)
      }
      await expectRefusal('the right password', login(guest.accessToken, member.password), 'LOCK_FIVE_TIME_FAILED')
      await setClockAhead(stage, { days: 1 })
      // The lock may belong to the guest's session, so the same session tries again.
      const { accessToken } = await stage.as(guest.refreshToken)(refreshTokens, { body: { refresh: true } })
      await login(accessToken, member.password)
    },
  },
  {
    host: 'user',
    name: 'a sign-up that five wrong codes have locked can be started again a day later',
    proves: ['Q39', 'Q450'],
    async play(stage) {
      const guest = await stage.given('a guest')
      const email = freshAddress()
      const call = stage.as(guest.accessToken)
      await call(prepareSignup, { body: { email, password } })
      const { code } = await stage.given('the code of the newest mail', { email })
      const wrong = code === '000000' ? '000001' : '000000'
      for (const number of tries) {
        const codes = ['InvalidCode', ...(number === 5 ? (['LOCK_FIVE_TIME_FAILED'] as const) : [])] as const
        await expectRefusal(`wrong code ${number}`, call(signupEmail, { body: { email, code: wrong } }), ...codes)
      }
      await setClockAhead(stage, { days: 1 })
      const { accessToken } = await stage.as(guest.refreshToken)(refreshTokens, { body: { refresh: true } })
      const later = stage.as(accessToken)
      await later(prepareSignup, { body: { email, password } })
      const { code: next } = await stage.given('the code of the newest mail', { email })
      await later(signupEmail, { body: { email, code: next } })
    },
  },
]
