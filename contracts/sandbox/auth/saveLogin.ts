import type { Db } from '../schema.ts'
import { orFailIfTaken } from '../runtime/db/database.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { newAddressCodeMail, newPasswordCodeMail } from '../runtime/mail.ts'
import { checkPassword, emailKey } from '../runtime/security/credentials.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { isDiscardedAddress } from './emailAddresses.ts'
import { requestCode, deleteCode, lockCode, markCodeEntered, tryCode } from './codeStep.ts'
import { applyLoginChangeEffects } from './loginChange.ts'
import { lockLogin } from './loginState.ts'
import type { Tokens } from '../../auth/tokens.ts'
import { requireProof, startProvenSession } from './proof.ts'

/** The sandbox's handlers of the password and address endpoints. */
export const saveLoginHandlers: Pick<
  Handlers<'auth'>,
  'prepareSavePassword' | 'checkSavePasswordCode' | 'savePassword' | 'prepareSaveEmail' | 'saveEmail'
> = {
  async prepareSavePassword(ctx) {
    const { email } = await ownAccount(ctx.db, ctx)
    await requestCode(ctx, {
      purpose: 'SAVE_PASSWORD',
      email: orFail(email, 'NotExistsPassword'),
      mail: newPasswordCodeMail,
    })
    return {}
  },

  async checkSavePasswordCode(ctx) {
    const attempt = { ...ctx.body, purpose: 'SAVE_PASSWORD', whenExpired: 'TimeExpiredVerification' } as const
    let tokens: Tokens | undefined
    let email = ''
    await tryCode(ctx, attempt, async (db, row) => {
      const { account } = await lockLogin(db, memberIdOf(ctx))
      if (account.email_key !== row.email_key) return 'TimeExpiredVerification'
      await markCodeEntered(db, row, ctx.now)
      // Moves the code's permission to a new session, so that a stolen copy of the old tokens cannot save a password
      // first.
      tokens = await startProvenSession({ ...ctx, db }, account.id)
      email = row.email
      return undefined
    })
    return { tokens: orFail(tokens, 'Internal'), email }
  },

  async savePassword(ctx) {
    checkPassword(ctx.body.password)
    await ctx.db.transaction().execute(async (db) => {
      const before = await lockLogin(db, memberIdOf(ctx))
      const { account } = before
      const row = await lockCode({ ...ctx, db }, 'SAVE_PASSWORD')
      const isProven = row?.is_proven && row.code_expires_at > ctx.now && row.email_key === account.email_key
      if (!isProven) throw new Failure('DeadlineExceededSavePassword')
      const password_hash = await hashPassword(ctx.body.password, ctx.services.passwordCost)
      const saved = db
        .updateTable('account')
        .set({ password_hash })
        .where('id', '=', account.id)
        .where('email_key', '=', row.email_key)
        .returning('id')
      orFail(await saved.executeTakeFirst(), 'DeadlineExceededSavePassword')
      await deleteCode(db, row)
      const change = { kind: 'PASSWORD', provider: null, keptSessionId: ctx.sessionId } as const
      await applyLoginChangeEffects({ ...ctx, db }, before, change)
    })
    return {}
  },

  async prepareSaveEmail(ctx) {
    const { email } = ctx.body
    await requireProof(ctx)
    const { email_key } = await ownAccount(ctx.db, ctx)
    if (emailKey(email) === email_key) throw new Failure('AlreadyUsedEmail')
    await requestCode(ctx, { purpose: 'SAVE_EMAIL', email, mail: newAddressCodeMail, whenLocked: 'LockedEmail' })
    return {}
  },

  async saveEmail(ctx) {
    const attempt = { ...ctx.body, purpose: 'SAVE_EMAIL', whenExpired: 'TimeExpiredVerification' } as const
    // Checks the reauthentication before the code: without it, the caller may not try codes.
    await requireProof(ctx)
    await tryCode(ctx, attempt, async (db, row) => {
      const before = await lockLogin(db, memberIdOf(ctx))
      await requireProof({ ...ctx, db })
      if (await isDiscardedAddress({ ...ctx, db }, row.email_key)) return 'DiscardedEmail'
      const { email, email_key } = row
      const account = db.updateTable('account').set({ email, email_key }).where('id', '=', before.account.id)
      await orFailIfTaken(account.execute(), 'AlreadyUsedEmail')
      await deleteCode(db, row)
      const change = {
        kind: 'EMAIL',
        provider: null,
        to: { email, key: email_key },
        keptSessionId: ctx.sessionId,
      } as const
      await applyLoginChangeEffects({ ...ctx, db }, before, change)
      return undefined
    })
    return {}
  },
}

async function ownAccount(db: Db, ctx: Pick<CallContext, 'accountId'>) {
  const account = await db.selectFrom('account').selectAll().where('id', '=', memberIdOf(ctx)).executeTakeFirst()
  return orFail(account, 'Unauthenticated')
}
