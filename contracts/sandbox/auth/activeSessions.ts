import { days, timeAfter } from '../runtime/clock.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { endSession, endSessionsOf } from '../runtime/security/sessions.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { requireSessionId } from './requireSessionId.ts'

/** How long a session can be unused before its refresh token expires, after which it is no longer listed. */
const usableMs = days(60)
const maxListed = 50

/** The sandbox's handlers of the endpoints about a member's sessions. */
export const activeSessionHandlers: Pick<Handlers<'auth'>, 'listSessions' | 'endSession' | 'endOtherSessions'> = {
  async listSessions(ctx) {
    const rows = await activeSessionsOf(ctx).limit(maxListed).execute()
    return {
      list: rows.map(({ id, device_name, place, created_at, last_used_at }) => ({
        sessionId: id,
        ...(device_name !== null && { deviceName: device_name }),
        ...(place !== null && { place }),
        createTime: instantOnWire(created_at),
        lastUseTime: instantOnWire(last_used_at ?? created_at),
        isCurrent: id === ctx.sessionId,
      })),
    }
  },

  async endSession(ctx) {
    const { id } = ctx.params
    if (id === ctx.sessionId) throw new Failure('InvalidArgument')
    orFail(await activeSessionsOf(ctx).where('session.id', '=', id).executeTakeFirst())
    await endSession(ctx, id, ctx.sessionId)
    return {}
  },

  async endOtherSessions(ctx) {
    await endSessionsOf(ctx, memberIdOf(ctx), requireSessionId(ctx))
    return {}
  },
}

/**
 * The usable sessions of the member, the caller's first. Sessions that a reauthentication has replaced are left out,
 * because they are on the same device as their successors.
 */
function activeSessionsOf(ctx: Pick<CallContext, 'db' | 'now' | 'accountId' | 'sessionId'>) {
  const { db, now } = ctx
  const accountId = memberIdOf(ctx)
  const replaced = db
    .selectFrom('session_proof')
    .innerJoin('session as successor', 'successor.id', 'session_proof.session_id')
    .select('replaced_session_id')
    .where('successor.account_id', '=', accountId)
    .where('successor.revoked_at', 'is', null)
    .where('replaced_session_id', 'is not', null)
    .$castTo<{ replaced_session_id: string }>()
  return db
    .selectFrom('session')
    .select(['session.id', 'device_name', 'place', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('last_used_at', 'created_at'), '>', timeAfter(now, -usableMs)))
    .where((eb) => eb.or([eb('session.id', '=', requireSessionId(ctx)), eb('session.id', 'not in', replaced)]))
    .orderBy((eb) => eb('session.id', '=', requireSessionId(ctx)), 'desc')
    .orderBy((eb) => eb.fn.coalesce('last_used_at', 'created_at'), 'desc')
    .orderBy('session.id')
}
