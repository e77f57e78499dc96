import type { Db } from '../schema.ts'
import { unlessTaken } from '../runtime/db/database.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Ask, type Handlers } from '../runtime/http/ask.ts'
import { saveEmailMail, savePasswordMail } from '../runtime/mail.ts'
import { checkPassword, emailKey } from '../runtime/security/credentials.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { isDiscarded } from './addresses.ts'
import { askForCode, dropCode, lockCode, proveCode, tryCode } from './codeStep.ts'
import { followLoginChange } from './loginChange.ts'
import { lockLogin } from './loginState.ts'
import type { Tokens } from '../../auth/tokens.ts'
import { requireProof, startProvenSession } from './proof.ts'

export const saveLoginHandlers: Pick<
  Handlers<'auth'>,
  'prepareSavePassword' | 'checkSavePasswordCode' | 'savePassword' | 'prepareSaveEmail' | 'saveEmail'
> = {
  async prepareSavePassword(ask) {
    const { email } = await ownAccount(ask.db, ask)
    await askForCode(ask, {
      purpose: 'SAVE_PASSWORD',
      email: found(email, 'NotExistsPassword'),
      mail: savePasswordMail,
    })
    return {}
  },

  async checkSavePasswordCode(ask) {
    const attempt = { ...ask.body, purpose: 'SAVE_PASSWORD', whenExpired: 'TimeExpiredVerification' } as const
    let tokens: Tokens | undefined
    await tryCode(ask, attempt, async (db, row) => {
      const { account } = await lockLogin(db, memberOf(ask))
      if (account.email_key !== row.email_key) return 'TimeExpiredVerification'
      await proveCode(db, row, ask.now)
      // The code's permission moves to the new session, so that a stolen copy of the old tokens cannot save a password
      // first.
      tokens = await startProvenSession({ ...ask, db }, account.id)
      return undefined
    })
    return { tokens: found(tokens, 'Internal') }
  },

  async savePassword(ask) {
    checkPassword(ask.body.password)
    await ask.db.transaction().execute(async (db) => {
      const before = await lockLogin(db, memberOf(ask))
      const { account } = before
      const row = await lockCode({ ...ask, db }, 'SAVE_PASSWORD')
      const isProven = row?.is_proven && row.code_expires_at > ask.now && row.email_key === account.email_key
      if (!isProven) throw new Failure('DeadlineExceededSavePassword')
      const password_hash = await hashPassword(ask.body.password, ask.services.passwordCost)
      const saved = db
        .updateTable('account')
        .set({ password_hash })
        .where('id', '=', account.id)
        .where('email_key', '=', row.email_key)
        .returning('id')
      found(await saved.executeTakeFirst(), 'DeadlineExceededSavePassword')
      await dropCode(db, row)
      const change = { kind: 'PASSWORD', provider: null, keptSessionId: ask.sessionId } as const
      await followLoginChange({ ...ask, db }, before, change)
    })
    return {}
  },

  async prepareSaveEmail(ask) {
    const { email } = ask.body
    await requireProof(ask)
    const { email_key } = await ownAccount(ask.db, ask)
    if (emailKey(email) === email_key) throw new Failure('AlreadyUsedEmail')
    await askForCode(ask, { purpose: 'SAVE_EMAIL', email, mail: saveEmailMail, whenLocked: 'LockedEmail' })
    return {}
  },

  async saveEmail(ask) {
    const attempt = { ...ask.body, purpose: 'SAVE_EMAIL', whenExpired: 'TimeExpiredVerification' } as const
    // Checked before the code: without a proof the caller may not try codes.
    await requireProof(ask)
    await tryCode(ask, attempt, async (db, row) => {
      const before = await lockLogin(db, memberOf(ask))
      await requireProof({ ...ask, db })
      if (await isDiscarded({ ...ask, db }, row.email_key)) return 'DiscardedEmail'
      const { email, email_key } = row
      const account = db.updateTable('account').set({ email, email_key }).where('id', '=', before.account.id)
      await unlessTaken(account.execute(), 'AlreadyUsedEmail')
      await dropCode(db, row)
      const change = {
        kind: 'EMAIL',
        provider: null,
        to: { email, key: email_key },
        keptSessionId: ask.sessionId,
      } as const
      await followLoginChange({ ...ask, db }, before, change)
      return undefined
    })
    return {}
  },
}

async function ownAccount(db: Db, ask: Pick<Ask, 'accountId'>) {
  const account = await db.selectFrom('account').selectAll().where('id', '=', memberOf(ask)).executeTakeFirst()
  return found(account, 'Unauthenticated')
}
