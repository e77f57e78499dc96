import { sql } from 'kysely'
import type { DbContext } from '../runtime/dbContext.ts'
import { timeAfter } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import { maxCodeFailures, lockDurationMs, refuseIfLocked } from './mailedCode.ts'

/** A login that a caller tries with an e-mail address. */
interface Attempt {
  key: string
  caller: string
}

/** Throws LOCK_FIVE_TIME_FAILED if the caller is locked for this address. */
export async function refuseLockedCaller({ db, now }: DbContext, { key, caller }: Attempt): Promise<void> {
  await db.deleteFrom('signin_failure').where('tried_at', '<=', timeAfter(now, -lockDurationMs)).execute()
  const row = await db
    .selectFrom('signin_failure')
    .select('locked_until')
    .where('email_key', '=', key)
    .where('caller', '=', caller)
    .executeTakeFirst()
  refuseIfLocked(row?.locked_until ?? null, now)
}

/**
 * Counts a login before its password is judged, so that at most five concurrent tries are judged, and locks the caller
 * for ten minutes at the fifth (Q39). A successful login is uncounted afterwards. Logins to unknown addresses are
 * counted too, so that a lock reveals nothing about an address. Only the failing caller is locked, so a stranger cannot
 * lock the owner out.
 *
 * @returns whether this is the last try that is judged
 */
export async function countSignin({ db, now }: DbContext, { key, caller }: Attempt): Promise<{ isLast: boolean }> {
  const lockedUntil = timeAfter(now, lockDurationMs)
  const { failures } = await db
    .insertInto('signin_failure')
    .values({ email_key: key, caller, failures: 1, locked_until: null, tried_at: now })
    .onConflict((conflict) =>
      conflict.columns(['email_key', 'caller']).doUpdateSet({
        failures: sql`case when signin_failure.locked_until <= ${now} then 1 else signin_failure.failures + 1 end`,
        locked_until: sql`case when signin_failure.locked_until is not null
          then case when signin_failure.locked_until > ${now} then signin_failure.locked_until end
          else case when signin_failure.failures + 1 >= ${maxCodeFailures}::integer
            then ${lockedUntil}::timestamptz end end`,
        tried_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures > maxCodeFailures) throw new Failure('LOCK_FIVE_TIME_FAILED')
  return { isLast: failures === maxCodeFailures }
}

/** Deletes the caller's counted failures after a successful login. */
export async function deleteSigninFailures({ db }: Pick<DbContext, 'db'>, { key, caller }: Attempt): Promise<void> {
  await db.deleteFrom('signin_failure').where('email_key', '=', key).where('caller', '=', caller).execute()
}
