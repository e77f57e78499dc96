import type { Endpoint } from '../../../endpoint.ts'
import { demoDataset, type OpenDataset } from '../db/datasets.ts'
import { Failure, orFail } from '../failure.ts'
import type { SandboxServices } from '../services.ts'
import { minutes, timeAfter } from '../clock.ts'
import { isUnexpired, type TokenClaims } from '../security/tokens.ts'

/** The authenticated caller and its dataset. */
export interface AuthenticatedCaller {
  dataset: OpenDataset
  sessionId: string | undefined
  accountId: string | undefined
  refreshTokenId: string | undefined
  /** The id of the browser in which the session started. */
  deviceId: string | undefined
}

/**
 * Checks the bearer token before anything else. Throws Unauthenticated if it is missing, expired or revoked,
 * PermissionDenied for a guest if a member is required, SuspendAccount, or UnderMaintenance while the service is
 * closed.
 */
export async function authenticate(
  services: SandboxServices,
  endpoint: Endpoint,
  authorization: string | undefined,
): Promise<AuthenticatedCaller> {
  if (endpoint.auth === 'none') {
    const dataset = orFail(services.datasets.get(demoDataset), 'Internal')
    return { dataset, sessionId: undefined, accountId: undefined, refreshTokenId: undefined, deviceId: undefined }
  }
  const token = orFail(/^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1], 'Unauthenticated')
  const claims = orFail(
    await services.mint.read(token, endpoint.auth === 'refresh' ? 'refresh' : 'access'),
    'Unauthenticated',
  )
  const dataset = orFail(services.datasets.get(claims.world), 'Unauthenticated')
  if (!isUnexpired(claims, dataset.clock.now())) throw new Failure('Unauthenticated')
  const session = await liveSession(dataset, claims, endpoint)
  const accountId = session.account_id ?? undefined
  if (accountId !== undefined) await noteUse(dataset, claims.sid, session.last_used_at)
  if (endpoint.auth === 'member' && accountId === undefined) throw new Failure('PermissionDenied')
  const deviceId = session.device_id ?? undefined
  return { dataset, sessionId: claims.sid, accountId, refreshTokenId: claims.jti, deviceId }
}

/** How accurate the stored time of a session's last use is: the session's row is updated at most once in this time. */
const usedStepMs = minutes(5)

async function noteUse({ db, clock }: OpenDataset, sessionId: string, usedAt: Date | null): Promise<void> {
  const now = clock.now()
  if (usedAt && usedAt > timeAfter(now, -usedStepMs)) return
  await db.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute()
}

async function liveSession({ db }: OpenDataset, { sid }: TokenClaims, { path }: Endpoint) {
  const session = await db
    .selectFrom('session')
    .leftJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.account_id',
      'session.device_id',
      'session.revoked_at',
      'session.last_used_at',
      'account.suspended_at',
    ])
    .select((eb) =>
      eb.exists(eb.selectFrom('maintenance').select('id').where('closes_house', '=', true)).as('is_closed'),
    )
    .where('session.id', '=', sid)
    .executeTakeFirst()
  if (!session || session.revoked_at) throw new Failure('Unauthenticated')
  if (session.is_closed && path !== '/v2/maintenance') throw new Failure('UnderMaintenance')
  if (session.suspended_at) throw new Failure('SuspendAccount')
  return session
}
