import type { Endpoint } from '../../../endpoint.ts'
import { demoWorld, type OpenWorld } from '../db/worlds.ts'
import { Failure, found } from '../failure.ts'
import type { SandboxServices } from '../services.ts'
import { isAlive, type Claims } from '../security/tokens.ts'

/** The authenticated caller and its dataset. */
export interface Caller {
  world: OpenWorld
  sessionId: string | undefined
  accountId: string | undefined
  refreshTokenId: string | undefined
  /** The browser in which the session started. */
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
): Promise<Caller> {
  if (endpoint.auth === 'none') {
    const world = found(services.worlds.get(demoWorld), 'Internal')
    return { world, sessionId: undefined, accountId: undefined, refreshTokenId: undefined, deviceId: undefined }
  }
  const token = found(/^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1], 'Unauthenticated')
  const claims = found(
    await services.mint.read(token, endpoint.auth === 'refresh' ? 'refresh' : 'access'),
    'Unauthenticated',
  )
  const world = found(services.worlds.get(claims.world), 'Unauthenticated')
  if (!isAlive(claims, world.clock.now())) throw new Failure('Unauthenticated')
  const session = await liveSession(world, claims, endpoint)
  const accountId = session.account_id ?? undefined
  if (endpoint.auth === 'member' && accountId === undefined) throw new Failure('PermissionDenied')
  const deviceId = session.device_id ?? undefined
  return { world, sessionId: claims.sid, accountId, refreshTokenId: claims.jti, deviceId }
}

async function liveSession({ db }: OpenWorld, { sid }: Claims, { path }: Endpoint) {
  const session = await db
    .selectFrom('session')
    .leftJoin('account', 'account.id', 'session.account_id')
    .select(['session.account_id', 'session.device_id', 'session.revoked_at', 'account.suspended_at'])
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
