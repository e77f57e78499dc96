import { sql } from 'kysely'
import type { MessageCode } from '../../errors.ts'
import type { DbContext } from '../runtime/dbContext.ts'
import { after } from '../runtime/clock.ts'
import { allowedFailures, lockLife, refuseLocked } from './mailedCode.ts'

/** Whose log-ins to which address. */
interface Attempt {
  key: string
  caller: string
}

/**
 * Counts a log-in before it is judged, so that many at once get no more than five tries; LOCK_FIVE_TIME_FAILED while
 * the caller is locked. Unknown addresses are counted too: a lock tells nothing about them. Only the caller who failed
 * is locked: a stranger cannot lock the owner out.
 *
 * @returns how many tries of this caller there were, this one included
 */
export async function countSignin({ db, now }: DbContext, { key, caller }: Attempt): Promise<number> {
  await db.deleteFrom('signin_failure').where('tried_at', '<=', after(now, -lockLife)).execute()
  const { failures, locked_until } = await db
    .insertInto('signin_failure')
    .values({ email_key: key, caller, failures: 1, locked_until: null, tried_at: now })
    .onConflict((conflict) =>
      conflict.columns(['email_key', 'caller']).doUpdateSet({
        failures: sql`case when signin_failure.locked_until <= ${now} then 1 else signin_failure.failures + 1 end`,
        locked_until: sql`case when signin_failure.locked_until > ${now} then signin_failure.locked_until end`,
        tried_at: now,
      }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow()
  refuseLocked(locked_until, now)
  return failures
}

/** The code of a wrong log-in; the fifth locks its caller for ten minutes (Q39). */
export async function refuseSignin(
  { db, now }: DbContext,
  { key, caller }: Attempt,
  tries: number,
): Promise<MessageCode> {
  if (tries < allowedFailures) return 'InvalidEmailOrPassword'
  await db
    .updateTable('signin_failure')
    .set({ locked_until: after(now, lockLife) })
    .where('email_key', '=', key)
    .where('caller', '=', caller)
    .execute()
  return 'LOCK_FIVE_TIME_FAILED'
}

/** The caller's failures count no more: the log-in succeeded. */
export async function forgetSigninFailures({ db }: Pick<DbContext, 'db'>, { key, caller }: Attempt): Promise<void> {
  await db.deleteFrom('signin_failure').where('email_key', '=', key).where('caller', '=', caller).execute()
}
