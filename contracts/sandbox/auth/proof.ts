import { sql } from 'kysely'
import type { Tokens } from '../../auth/tokens.ts'
import { after, minutes } from '../runtime/clock.ts'
import { Failure, found } from '../runtime/failure.ts'
import type { Ask } from '../runtime/http/ask.ts'
import { endSession, openSession } from '../runtime/security/sessions.ts'
import { allowedFailures, lockLife } from './mailedCode.ts'
import { sessionOf } from './sessionOf.ts'

/** How long a proof allows changes of the log-in. */
export const proofLife = minutes(10)

type Caller = Pick<Ask, 'db' | 'now' | 'sessionId'>

/**
 * Refuses a session without a fresh proof (ReauthenticationRequired), and one that ended meanwhile (Unauthenticated):
 * within a transaction that has locked the log-in, nothing that another session has just done is overlooked. With the
 * first use of the proof the session that asked for it ends, and so does whoever holds a copy of its tokens.
 */
export async function requireProof(ask: Caller): Promise<void> {
  const session = await liveSession(ask)
  if (!session.proven_until || session.proven_until <= ask.now) throw new Failure('ReauthenticationRequired')
  await endSession(ask, session.replaced_session_id ?? undefined)
}

async function liveSession({ db, sessionId }: Caller) {
  const session = await db
    .selectFrom('session')
    .leftJoin('session_proof', 'session_proof.session_id', 'session.id')
    .select(['proven_until', 'replaced_session_id'])
    .where('session.id', '=', sessionOf({ sessionId }))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return found(session, 'Unauthenticated')
}

/**
 * The member has proven who they are: a new session, which alone has the proof, so that a copy of the tokens that asked
 * gains nothing. What the session was in the middle of goes on in the new one: mailed codes, the visit to a provider.
 * The caller has locked the log-in.
 */
export async function startProvenSession(ask: Ask, accountId: string): Promise<Tokens> {
  const { db } = ask
  await liveSession(ask)
  const former = sessionOf(ask)
  const { sessionId, tokens } = await openSession(ask, accountId, ask.deviceId)
  for (const table of ['mailed_code', 'provider_visit'] as const)
    await db.updateTable(table).set({ session_id: sessionId }).where('session_id', '=', former).execute()
  await giveProof(ask, sessionId, former)
  return tokens
}

/** Marks a session as proven from now on. */
export async function giveProof({ db, now }: Pick<Ask, 'db' | 'now'>, sessionId: string, replaced: string | null) {
  const columns = { proven_until: after(now, proofLife), replaced_session_id: replaced }
  await db
    .insertInto('session_proof')
    .values({ session_id: sessionId, ...columns })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(columns))
    .execute()
}

/**
 * Counts a password before it is judged, so that many at once get no more than five tries; gives whether it is the last
 * one. The lock is the session's alone: guesses in another session do not lock the owner out, and a mailed code is
 * another way.
 */
export async function countProofTry(ask: Caller): Promise<{ isLast: boolean }> {
  const { db, now } = ask
  const lockedUntil = after(now, lockLife)
  const { failures } = await db
    .insertInto('proof_failure')
    .values({ session_id: sessionOf(ask), failures: 1, locked_until: null })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({
        failures: sql`case when proof_failure.locked_until <= ${now} then 1 else proof_failure.failures + 1 end`,
        locked_until: sql`case when proof_failure.locked_until is not null
          then case when proof_failure.locked_until > ${now} then proof_failure.locked_until end
          else case when proof_failure.failures + 1 >= ${allowedFailures}::integer then ${lockedUntil}::timestamptz end end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures > allowedFailures) throw new Failure('LOCK_FIVE_TIME_FAILED')
  return { isLast: failures === allowedFailures }
}

export async function forgetProofTries({ db, sessionId }: Caller): Promise<void> {
  await db.deleteFrom('proof_failure').where('session_id', '=', sessionOf({ sessionId })).execute()
}
