import { Failure } from '../runtime/failure.ts'
import type { Handlers } from '../runtime/http/ask.ts'
import { passwordMatches } from '../runtime/security/passwords.ts'
import { startSession } from '../runtime/security/sessions.ts'
import { accountByEmail } from './addresses.ts'
import { callerFor, countTry } from './addressLimits.ts'
import { limitCaller, limitGuests } from './limits.ts'
import { holdLogin } from './loginState.ts'
import { countSignin, forgetSigninFailures, refuseLockedCaller } from './signinFailures.ts'
import { succeedSession } from './succeedSession.ts'

/** Maximum length of an e-mail address (RFC 5321). */
const longestEmail = 254

export const signinHandlers: Pick<Handlers<'auth'>, 'signinGuest' | 'signinEmail'> = {
  async signinGuest(ask) {
    await limitGuests(ask)
    return startSession(ask, null, ask.deviceId)
  },

  async signinEmail(ask) {
    await limitCaller(ask, 'signin')
    const key = ask.body.email.toLowerCase()
    if (key.length > longestEmail) throw new Failure('InvalidArgument')
    const who = await callerFor(ask, key)
    const attempt = { key, caller: who.caller }
    // The lock is checked first: a locked caller must not use up the remaining tries of its network.
    await refuseLockedCaller(ask, attempt)
    const { giveBack } = countTry(ask, 'signin', key, who)
    const { isLast } = await countSignin(ask, attempt)
    const account = await accountByEmail(ask, key)
    const hash = account?.password_hash ?? undefined
    const isRight = await passwordMatches(ask.body.password, hash, ask.services.passwordCost)
    if (!isRight || !account) throw new Failure(isLast ? 'LOCK_FIVE_TIME_FAILED' : 'InvalidEmailOrPassword')
    giveBack()
    await forgetSigninFailures(ask, attempt)
    if (account.suspended_at) throw new Failure('SuspendAccount')
    return ask.db.transaction().execute(async (db) => {
      const current = await holdLogin(db, account.id)
      // The address or password was changed while this password was being compared.
      if (current?.email_key !== key || current.password_hash !== hash) throw new Failure('InvalidEmailOrPassword')
      return succeedSession({ ...ask, db }, account.id)
    })
  },
}
