import { Failure, orFail } from '../runtime/failure.ts'
import type { Handlers } from '../runtime/http/callContext.ts'
import { resetPasswordCodeMail } from '../runtime/mail.ts'
import { checkPassword, emailKey } from '../runtime/security/credentials.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { accountByEmail, resetFailuresForEmail } from './emailAddresses.ts'
import { requestCode, deleteCode, markCodeEntered, tryCode } from './codeStep.ts'
import { applyLoginChangeEffects } from './loginChange.ts'
import { lockLogin } from './loginState.ts'

const purpose = 'RESET_PASSWORD'

/** The sandbox's handlers of the password-reset endpoints. */
export const resetPasswordHandlers: Pick<
  Handlers<'auth'>,
  'prepareResetPassword' | 'checkResetPasswordCode' | 'resetPassword'
> = {
  async prepareResetPassword(ctx) {
    const { email } = ctx.body
    const account = await accountByEmail(ctx, emailKey(email))
    // Mails to the address as its member wrote it, because another letter case could be another person's mailbox.
    await requestCode(ctx, { purpose, email: account?.email ?? email, mail: account && resetPasswordCodeMail })
    return {}
  },

  async checkResetPasswordCode(ctx) {
    const attempt = { ...ctx.body, purpose, whenExpired: 'TimeExpiredPasswordReset' } as const
    await tryCode(ctx, attempt, async (db, row) => {
      const account = await accountByEmail({ db }, row.email_key)
      // Reports that the account has no password, only to a caller who can read its mail (X7).
      if (account && account.password_hash === null) return 'NotExistsPassword'
      await markCodeEntered(db, row, ctx.now)
      return undefined
    })
    return {}
  },

  async resetPassword(ctx) {
    const { email, code, password } = ctx.body
    checkPassword(password)
    const whenExpired = 'DeadlineExceededResetPassword'
    await tryCode(ctx, { email, code, purpose, whenExpired, isSecondTime: true }, async (db, row) => {
      const account = await accountByEmail({ db }, row.email_key)
      // Refuses the code, because the account no longer exists or has another address than the one to which the code
      // was mailed.
      if (!account) throw new Failure(whenExpired)
      const before = await lockLogin(db, account.id)
      if (before.account.email_key !== row.email_key) throw new Failure(whenExpired)
      const password_hash = await hashPassword(password, ctx.services.passwordCost)
      const saved = db
        .updateTable('account')
        .set({ password_hash })
        .where('id', '=', account.id)
        .where('email_key', '=', row.email_key)
        .returning('id')
      orFail(await saved.executeTakeFirst(), whenExpired)
      await deleteCode(db, row)
      await resetFailuresForEmail({ db }, row.email_key)
      await applyLoginChangeEffects({ ...ctx, db }, before, { kind: 'PASSWORD', provider: null })
      return undefined
    })
    return {}
  },
}
