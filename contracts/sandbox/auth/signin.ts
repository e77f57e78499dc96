import { Failure } from '../runtime/failure.ts'
import type { Handlers } from '../runtime/http/callContext.ts'
import { passwordMatches } from '../runtime/security/passwords.ts'
import { startSession } from '../runtime/security/sessions.ts'
import { completeSignin } from './completeSignin.ts'
import { accountByEmail } from './emailAddresses.ts'
import { callerFor, countTry } from './emailLimits.ts'
import { limitCaller, limitGuests } from './limits.ts'
import { countSignin, deleteSigninFailures, refuseLockedCaller } from './signinFailures.ts'

/** The sandbox's handlers of the guest sign-in and e-mail log-in endpoints. */
export const signinHandlers: Pick<Handlers<'auth'>, 'signinGuest' | 'signinEmail'> = {
  async signinGuest(ctx) {
    await limitGuests(ctx)
    return startSession(ctx, null, ctx.deviceId)
  },

  async signinEmail(ctx) {
    await limitCaller(ctx, 'signin')
    const key = ctx.body.email.toLowerCase()
    const who = await callerFor(ctx, key)
    const attempt = { key, caller: who.caller }
    // Checks the lock of the caller first, because a locked caller must not use up the remaining tries of its network.
    await refuseLockedCaller(ctx, attempt)
    const { uncount } = countTry(ctx, 'signin', key, who)
    const { isLast } = await countSignin(ctx, attempt)
    const account = await accountByEmail(ctx, key)
    const hash = account?.password_hash ?? undefined
    const isRight = await passwordMatches(ctx.body.password, hash, ctx.services.passwordCost)
    if (!isRight || !account) throw new Failure(isLast ? 'LOCK_FIVE_TIME_FAILED' : 'InvalidEmailOrPassword')
    uncount()
    await deleteSigninFailures(ctx, attempt)
    return completeSignin(ctx, account, (_db, current) => {
      // Refuses the login if the address or password was changed while the password was compared.
      if (current?.email_key !== key || current.password_hash !== hash) throw new Failure('InvalidEmailOrPassword')
    })
  },
}
