import type { Tokens } from '../../../auth/auth.endpoints.ts'
import { deviceName } from '../../../deviceName.ts'
import { seconds } from '../clock.ts'
import type { DbContext } from '../dbContext.ts'
import { Failure } from '../failure.ts'
import { newId } from '../newId.ts'
import type { SignedTokens, TokenMint } from './tokens.ts'

/** How long a used refresh token still returns its successor, so that two tabs can refresh concurrently (X3). */
const refreshGraceMs = seconds(10)

/** The database with the sessions, and the mint, which signs their tokens. */
interface SessionContext extends DbContext {
  dataset: { name: string }
  services: { mint: TokenMint }
  /** The user agent of the request; undefined without one. */
  userAgent?: string | undefined
}

/** Starts a session of a member, or of a guest if `accountId` is null; returns its tokens. */
export async function startSession(
  ctx: SessionContext,
  accountId: string | null,
  deviceId?: string,
): Promise<SignedTokens> {
  return (await startSessionWithId(ctx, accountId, deviceId)).tokens
}

/** Starts a session like {@link startSession}, and also returns the session's id. */
export async function startSessionWithId(ctx: SessionContext, accountId: string | null, deviceId?: string) {
  const sessionId = newId('session')
  const session = {
    id: sessionId,
    account_id: accountId,
    created_at: ctx.now,
    revoked_at: null,
    device_id: deviceId ?? null,
    device_name: ctx.userAgent ? deviceName(ctx.userAgent) : null,
    last_used_at: ctx.now,
  }
  await ctx.db.insertInto('session').values(session).execute()
  return { sessionId, tokens: await grant(ctx, { sessionId, accountId }, newId('refresh')) }
}

/**
 * Ends a session and revokes all its tokens. Also ends the sessions that it has replaced at reauthentications, because
 * their tokens are still on the device and may have been copied.
 *
 * @param kept The id of a session that does not end, nor those that it has replaced. Default: none.
 */
export async function endSession(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  sessionId: string | undefined,
  kept?: string,
): Promise<void> {
  if (sessionId === undefined || sessionId === kept) return
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
  const proof = db.selectFrom('session_proof').select('replaced_session_id').where('session_id', '=', sessionId)
  await endSession({ db, now }, (await proof.executeTakeFirst())?.replaced_session_id ?? undefined, kept)
}

/** Ends all sessions of an account except one. */
export async function endSessionsOf(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  accountId: string,
  kept?: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('id', '<>', kept ?? '')
    .execute()
}

/**
 * Exchanges a refresh token for its successor. If the token was already used and the grace period is over, the session
 * ends: the token was copied, and the owner cannot be distinguished from the thief (X3).
 */
export async function rotateRefreshToken(ctx: SessionContext, refreshTokenId: string): Promise<Tokens> {
  const tokens = await ctx.db.transaction().execute((db) => tryRotateRefreshToken({ ...ctx, db }, refreshTokenId))
  if (!tokens) throw new Failure('Unauthenticated')
  return tokens
}

/**
 * Exchanges a refresh token like {@link rotateRefreshToken}, within the caller's transaction; returns undefined instead
 * of throwing if the token is refused.
 */
export async function tryRotateRefreshToken(ctx: SessionContext, refreshTokenId: string): Promise<Tokens | undefined> {
  const { db, now } = ctx
  const used = await db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['refresh_token.id', 'session_id', 'account_id', 'used_at', 'successor_id'])
    .where('refresh_token.id', '=', refreshTokenId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!used) return undefined
  const session = { sessionId: used.session_id, accountId: used.account_id }
  if (used.used_at && used.successor_id) {
    const isGrace = now.getTime() - used.used_at.getTime() <= refreshGraceMs
    if (isGrace) return tokensOf(ctx, session, used.successor_id, used.used_at)
    await endSession(ctx, used.session_id)
    return undefined
  }
  const successor = newId('refresh')
  await db
    .updateTable('refresh_token')
    .set({ used_at: now, successor_id: successor })
    .where('id', '=', used.id)
    .execute()
  return grant(ctx, session, successor)
}

interface Session {
  sessionId: string
  accountId: string | null
}

async function grant(ctx: SessionContext, session: Session, refreshTokenId: string): Promise<SignedTokens> {
  const { db, now } = ctx
  const token = {
    id: refreshTokenId,
    session_id: session.sessionId,
    created_at: now,
    used_at: null,
    successor_id: null,
  }
  await db.insertInto('refresh_token').values(token).execute()
  return tokensOf(ctx, session, refreshTokenId, now)
}

const tokensOf = ({ dataset, services }: SessionContext, session: Session, refreshTokenId: string, issuedAt: Date) =>
  services.mint.tokensFor({ ...session, dataset: dataset.name, refreshTokenId, issuedAt })
