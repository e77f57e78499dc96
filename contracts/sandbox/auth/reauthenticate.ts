import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { reauthenticationCodeMail } from '../runtime/mail.ts'
import { passwordMatches } from '../runtime/security/passwords.ts'
import { requestCode, deleteCode, tryCode } from './codeStep.ts'
import { limitCaller } from './limits.ts'
import { lockLogin } from './loginState.ts'
import { countProofTry, resetProofTries, startProvenSession } from './proof.ts'
import { endProviderVisit } from './endProviderVisit.ts'
import type { Tokens } from '../../auth/tokens.ts'

const purpose = 'REAUTHENTICATE'

/** The sandbox's handlers of the reauthentication endpoints. */
export const reauthenticationHandlers: Pick<
  Handlers<'auth'>,
  'prepareReauthentication' | 'reauthenticateByCode' | 'reauthenticateByPassword' | 'reauthenticateByProvider'
> = {
  async prepareReauthentication(ctx) {
    const { email } = await accountOf(ctx)
    await requestCode(ctx, { purpose, email: orFail(email, 'NotFoundEmail'), mail: reauthenticationCodeMail })
    return {}
  },

  async reauthenticateByCode(ctx) {
    const accountId = memberIdOf(ctx)
    let tokens: Tokens | undefined
    await tryCode(ctx, { ...ctx.body, purpose, whenExpired: 'TimeExpiredVerification' }, async (db, row) => {
      const { account } = await lockLogin(db, accountId)
      // Refuses a code that was mailed to an address that the member has replaced since.
      if (account.email_key !== row.email_key) return 'TimeExpiredVerification'
      await deleteCode(db, row)
      tokens = await startProvenSession({ ...ctx, db }, accountId)
      return undefined
    })
    return orFail(tokens, 'Internal')
  },

  async reauthenticateByPassword(ctx) {
    const accountId = memberIdOf(ctx)
    await limitCaller(ctx, 'signin')
    const hash = orFail((await accountOf(ctx)).password_hash, 'NotExistsPassword')
    const { isLast } = await countProofTry(ctx)
    if (!(await passwordMatches(ctx.body.password, hash, ctx.services.passwordCost)))
      throw new Failure(isLast ? 'LOCK_FIVE_TIME_FAILED' : 'WrongPassword')
    return ctx.db.transaction().execute(async (db) => {
      const { account } = await lockLogin(db, accountId)
      // Refuses the password if it was changed while the entered one was compared.
      if (account.password_hash !== hash) throw new Failure('WrongPassword')
      await resetProofTries({ ...ctx, db })
      return startProvenSession({ ...ctx, db }, accountId)
    })
  },

  async reauthenticateByProvider(ctx) {
    const accountId = memberIdOf(ctx)
    const person = await endProviderVisit(ctx, ctx.body)
    return ctx.db.transaction().execute(async (db) => {
      const { links } = await lockLogin(db, accountId)
      const isLinked = links.some(({ provider, subject }) => provider === person.provider && subject === person.subject)
      if (!isLinked) throw new Failure('InvalidAccount')
      return startProvenSession({ ...ctx, db }, accountId)
    })
  },
}

async function accountOf(ctx: Pick<CallContext, 'db' | 'accountId'>) {
  const account = ctx.db.selectFrom('account').select(['email', 'password_hash']).where('id', '=', memberIdOf(ctx))
  return orFail(await account.executeTakeFirst(), 'Unauthenticated')
}
