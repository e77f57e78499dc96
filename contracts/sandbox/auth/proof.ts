import { sql } from 'kysely'
import type { Tokens } from '../../auth/tokens.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { endSession, startSessionWithId } from '../runtime/security/sessions.ts'
import { maxCodeFailures, lockDurationMs } from './mailedCode.ts'
import { requireSessionId } from './requireSessionId.ts'

/**
 * How long after a reauthentication the session may change the login. The stored reauthentication is called its
 * "proof".
 */
export const proofLifetimeMs = minutes(10)

type Caller = Pick<CallContext, 'db' | 'now' | 'sessionId'>

/**
 * Throws ReauthenticationRequired for a session without a valid proof, and Unauthenticated for one that has ended. Call
 * it within a transaction that has locked the login, so that it sees what concurrent sessions have committed. The first
 * use of the proof ends the sessions that this session has replaced, which revokes all copies of their tokens.
 */
export async function requireProof(ctx: Caller): Promise<void> {
  const session = await liveSession(ctx)
  if (!session.proven_until || session.proven_until <= ctx.now) throw new Failure('ReauthenticationRequired')
  await endSession(ctx, session.replaced_session_id ?? undefined)
}

async function liveSession({ db, sessionId }: Caller) {
  const session = await db
    .selectFrom('session')
    .leftJoin('session_proof', 'session_proof.session_id', 'session.id')
    .select(['proven_until', 'replaced_session_id'])
    .where('session.id', '=', requireSessionId({ sessionId }))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return orFail(session, 'Unauthenticated')
}

/**
 * Starts a new session after the member has proven their identity. Only the new session has the proof, so a copy of the
 * old tokens gains nothing. Pending mailed codes, provider visits and the devices that get reminders move to the new
 * session. The caller has locked the login.
 */
export async function startProvenSession(ctx: CallContext, accountId: string): Promise<Tokens> {
  const { db } = ctx
  await liveSession(ctx)
  const former = requireSessionId(ctx)
  const { sessionId, tokens } = await startSessionWithId(ctx, accountId, ctx.deviceId)
  for (const table of ['mailed_code', 'provider_visit', 'reminder_device'] as const)
    await db.updateTable(table).set({ session_id: sessionId }).where('session_id', '=', former).execute()
  await giveProof(ctx, sessionId, former)
  return tokens
}

/** Stores a proof: that the member has just reauthenticated in this session. */
export async function giveProof(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  sessionId: string,
  replaced: string | null,
) {
  const columns = { proven_until: timeAfter(now, proofLifetimeMs), replaced_session_id: replaced }
  await db
    .insertInto('session_proof')
    .values({ session_id: sessionId, ...columns })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(columns))
    .execute()
}

/**
 * Counts a password attempt before it is judged, so that concurrent attempts get five tries at most. Returns whether
 * this is the last allowed attempt. The lock belongs to this session only: guesses in another session do not lock the
 * owner out, and the owner can still use a mailed code.
 */
export async function countProofTry(ctx: Caller): Promise<{ isLast: boolean }> {
  const { db, now } = ctx
  const lockedUntil = timeAfter(now, lockDurationMs)
  const { failures } = await db
    .insertInto('proof_failure')
    .values({ session_id: requireSessionId(ctx), failures: 1, locked_until: null })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({
        failures: sql`case when proof_failure.locked_until <= ${now} then 1 else proof_failure.failures + 1 end`,
        locked_until: sql`case when proof_failure.locked_until is not null
          then case when proof_failure.locked_until > ${now} then proof_failure.locked_until end
          else case when proof_failure.failures + 1 >= ${maxCodeFailures}::integer then ${lockedUntil}::timestamptz end end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures > maxCodeFailures) throw new Failure('LOCK_FIVE_TIME_FAILED')
  return { isLast: failures === maxCodeFailures }
}

/** Deletes the counted password tries of the caller's session. */
export async function resetProofTries({ db, sessionId }: Caller): Promise<void> {
  await db.deleteFrom('proof_failure').where('session_id', '=', requireSessionId({ sessionId })).execute()
}
