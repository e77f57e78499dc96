import { sql } from 'kysely'
import type { MessageCode } from '../../errors.ts'
import { after } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import type { Ask, Handlers } from '../runtime/http/ask.ts'
import { passwordMatches } from '../runtime/security/passwords.ts'
import { startSession } from '../runtime/security/sessions.ts'
import { accountByEmail, forgetFailures } from './addresses.ts'
import { limitCaller, limitGuests } from './limits.ts'
import { holdLogin } from './loginState.ts'
import { allowedFailures, lockLife, refuseLocked } from './mailedCode.ts'
import { succeedSession } from './succeedSession.ts'

export const signinHandlers: Pick<Handlers<'auth'>, 'signinGuest' | 'signinEmail'> = {
  async signinGuest(ask) {
    limitGuests(ask)
    return startSession(ask, null)
  },

  async signinEmail(ask) {
    limitCaller(ask, 'signin')
    const key = ask.body.email.toLowerCase()
    const tries = await countTry(ask, key)
    const account = await accountByEmail(ask, key)
    const hash = account?.password_hash ?? undefined
    const isRight = await passwordMatches(ask.body.password, hash, ask.services.passwordCost)
    if (!isRight || !account) throw new Failure(await refuseTry(ask, key, tries))
    await forgetFailures(ask, key)
    if (account.suspended_at) throw new Failure('SuspendAccount')
    return ask.db.transaction().execute(async (db) => {
      const current = await holdLogin(db, account.id)
      // Changed while this one was compared.
      if (current?.email_key !== key || current.password_hash !== hash) throw new Failure('InvalidEmailOrPassword')
      return succeedSession({ ...ask, db }, account.id)
    })
  },
}

/**
 * Counts a log-in before it is judged, so that many at once get no more than five tries. Unknown addresses are counted
 * too: a lock tells nothing about them.
 */
async function countTry({ db, now }: Ask, key: string): Promise<number> {
  const { failures, locked_until } = await db
    .insertInto('signin_failure')
    .values({ email_key: key, failures: 1, locked_until: null })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({
        failures: sql`case when signin_failure.locked_until <= ${now} then 1 else signin_failure.failures + 1 end`,
        locked_until: sql`case when signin_failure.locked_until > ${now} then signin_failure.locked_until end`,
      }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow()
  refuseLocked(locked_until, now)
  return failures
}

async function refuseTry({ db, now }: Ask, key: string, tries: number): Promise<MessageCode> {
  if (tries < allowedFailures) return 'InvalidEmailOrPassword'
  const locked_until = after(now, lockLife)
  await db.updateTable('signin_failure').set({ locked_until }).where('email_key', '=', key).execute()
  return 'LOCK_FIVE_TIME_FAILED'
}
