import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Ask, type Handlers } from '../runtime/http/ask.ts'
import { reauthenticateMail } from '../runtime/mail.ts'
import { passwordMatches } from '../runtime/security/passwords.ts'
import { askForCode, dropCode, tryCode } from './codeStep.ts'
import { limitCaller } from './limits.ts'
import { lockLogin } from './loginState.ts'
import { countProofTry, forgetProofTries, startProvenSession } from './proof.ts'
import { endVisit } from './providerVisit.ts'
import type { Tokens } from '../../auth/tokens.ts'

const purpose = 'REAUTHENTICATE'

export const reauthenticationHandlers: Pick<
  Handlers<'auth'>,
  'prepareReauthentication' | 'reauthenticateByCode' | 'reauthenticateByPassword' | 'reauthenticateByProvider'
> = {
  async prepareReauthentication(ask) {
    const { email } = await accountOf(ask)
    await askForCode(ask, { purpose, email: found(email, 'NotFoundEmail'), mail: reauthenticateMail })
    return {}
  },

  async reauthenticateByCode(ask) {
    const accountId = memberOf(ask)
    let tokens: Tokens | undefined
    await tryCode(ask, { ...ask.body, purpose, whenExpired: 'TimeExpiredVerification' }, async (db, row) => {
      const { account } = await lockLogin(db, accountId)
      // The code was mailed to an address that the member has since replaced.
      if (account.email_key !== row.email_key) return 'TimeExpiredVerification'
      await dropCode(db, row)
      tokens = await startProvenSession({ ...ask, db }, accountId)
      return undefined
    })
    return found(tokens, 'Internal')
  },

  async reauthenticateByPassword(ask) {
    const accountId = memberOf(ask)
    await limitCaller(ask, 'signin')
    const hash = found((await accountOf(ask)).password_hash, 'NotExistsPassword')
    const { isLast } = await countProofTry(ask)
    if (!(await passwordMatches(ask.body.password, hash, ask.services.passwordCost)))
      throw new Failure(isLast ? 'LOCK_FIVE_TIME_FAILED' : 'WrongPassword')
    return ask.db.transaction().execute(async (db) => {
      const { account } = await lockLogin(db, accountId)
      // The password was changed while this one was being compared.
      if (account.password_hash !== hash) throw new Failure('WrongPassword')
      await forgetProofTries({ ...ask, db })
      return startProvenSession({ ...ask, db }, accountId)
    })
  },

  async reauthenticateByProvider(ask) {
    const accountId = memberOf(ask)
    const person = await endVisit(ask, ask.body)
    return ask.db.transaction().execute(async (db) => {
      const { links } = await lockLogin(db, accountId)
      const isLinked = links.some(({ provider, subject }) => provider === person.provider && subject === person.subject)
      if (!isLinked) throw new Failure('InvalidAccount')
      return startProvenSession({ ...ask, db }, accountId)
    })
  },
}

async function accountOf(ask: Pick<Ask, 'db' | 'accountId'>) {
  const account = ask.db.selectFrom('account').select(['email', 'password_hash']).where('id', '=', memberOf(ask))
  return found(await account.executeTakeFirst(), 'Unauthenticated')
}
