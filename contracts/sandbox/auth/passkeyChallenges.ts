import { randomBytes } from 'node:crypto'
import { challengeMinutes } from '../../auth/passkey.ts'
import { minutes, timeAfter } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import type { ChallengePurpose } from './auth.tables.ts'
import { hashOfCode } from './mailedCode.ts'
import { requireSessionId } from './requireSessionId.ts'

/** How long a challenge is valid, in milliseconds. */
export const challengeLifetimeMs = minutes(challengeMinutes)

type ChallengeContext = Pick<CallContext, 'db' | 'now' | 'sessionId'>

/** Stores a new challenge of the caller's session, and deletes expired ones. Returns it as base64url. */
export async function newChallenge(ctx: ChallengeContext, purpose: ChallengePurpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await ctx.db.deleteFrom('passkey_challenge').where('expires_at', '<=', ctx.now).execute()
  await storeChallenge(ctx, requireSessionId(ctx), purpose, challenge, timeAfter(ctx.now, challengeLifetimeMs))
  return challenge
}

/** Stores a challenge of a session. */
export async function storeChallenge(
  { db }: Pick<CallContext, 'db'>,
  session_id: string,
  purpose: ChallengePurpose,
  challenge: string,
  expires_at: Date,
): Promise<void> {
  const row = { session_id, purpose, challenge_hash: hashOfCode(challenge), expires_at }
  await db
    .insertInto('passkey_challenge')
    .values(row)
    .onConflict((conflict) => conflict.columns(['session_id', 'purpose', 'challenge_hash']).doUpdateSet({ expires_at }))
    .execute()
}

/**
 * Marks the challenge in an authenticator's answer as used, so that the same answer cannot be sent twice. Throws
 * PasskeyRequestExpired unless this session has requested it for this purpose within five minutes. Call it outside of a
 * transaction, so that the challenge remains used even if the answer is then refused.
 */
export async function takeChallenge(
  ctx: ChallengeContext,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<void> {
  const row = await ctx.db
    .deleteFrom('passkey_challenge')
    .where('session_id', '=', requireSessionId(ctx))
    .where('purpose', '=', purpose)
    .where('challenge_hash', '=', hashOfCode(challenge))
    .returning('expires_at')
    .executeTakeFirst()
  if (!row || row.expires_at <= ctx.now) throw new Failure('PasskeyRequestExpired')
}
