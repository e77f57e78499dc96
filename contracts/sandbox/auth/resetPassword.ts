import { Failure, found } from '../runtime/failure.ts'
import type { Handlers } from '../runtime/http/ask.ts'
import { resetPasswordMail } from '../runtime/mail.ts'
import { checkPassword, emailKey } from '../runtime/security/credentials.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { accountByEmail, forgetFailures } from './addresses.ts'
import { askForCode, dropCode, proveCode, tryCode } from './codeStep.ts'
import { followLoginChange } from './loginChange.ts'
import { lockLogin } from './loginState.ts'

const purpose = 'RESET_PASSWORD'

export const resetPasswordHandlers: Pick<
  Handlers<'auth'>,
  'prepareResetPassword' | 'checkResetPasswordCode' | 'resetPassword'
> = {
  async prepareResetPassword(ask) {
    const { email } = ask.body
    const account = await accountByEmail(ask, emailKey(email))
    // Mail the address as its member wrote it: another letter case could be another person's mailbox.
    await askForCode(ask, { purpose, email: account?.email ?? email, mail: account && resetPasswordMail })
    return {}
  },

  async checkResetPasswordCode(ask) {
    const attempt = { ...ask.body, purpose, whenExpired: 'TimeExpiredPasswordReset' } as const
    await tryCode(ask, attempt, async (db, row) => {
      const account = await accountByEmail({ db }, row.email_key)
      // Reported only to a caller who can read the mail (X7).
      if (account && account.password_hash === null) return 'NotExistsPassword'
      await proveCode(db, row, ask.now)
      return undefined
    })
    return {}
  },

  async resetPassword(ask) {
    const { email, code, password } = ask.body
    checkPassword(password)
    const whenExpired = 'DeadlineExceededResetPassword'
    await tryCode(ask, { email, code, purpose, whenExpired, isSecondTime: true }, async (db, row) => {
      const account = await accountByEmail({ db }, row.email_key)
      // The account was discarded or has changed its address since the code was mailed.
      if (!account) throw new Failure(whenExpired)
      const before = await lockLogin(db, account.id)
      if (before.account.email_key !== row.email_key) throw new Failure(whenExpired)
      const password_hash = await hashPassword(password, ask.services.passwordCost)
      const saved = db
        .updateTable('account')
        .set({ password_hash })
        .where('id', '=', account.id)
        .where('email_key', '=', row.email_key)
        .returning('id')
      found(await saved.executeTakeFirst(), whenExpired)
      await dropCode(db, row)
      await forgetFailures({ db }, row.email_key)
      await followLoginChange({ ...ask, db }, before, { kind: 'PASSWORD', provider: null })
      return undefined
    })
    return {}
  },
}
