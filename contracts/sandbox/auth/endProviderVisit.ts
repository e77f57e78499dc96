import { orFail } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import type { ConfirmedPerson } from '../runtime/security/testProvider.ts'
import { limitCaller } from './limits.ts'
import { hashOfCode } from './mailedCode.ts'
import { requireSessionId } from './requireSessionId.ts'

/**
 * Ends a visit to a login provider. Consumes `state`, which must be of this session, and `code`, which the provider
 * issued. Returns the person whom the provider confirmed.
 */
export async function endProviderVisit(
  ctx: CallContext,
  { code, state }: { code: string; state: string },
): Promise<ConfirmedPerson> {
  await limitCaller(ctx, 'provider')
  const visit = await ctx.db
    .updateTable('provider_visit')
    .set({ state_hash: null })
    .where('session_id', '=', requireSessionId(ctx))
    .where('state_hash', '=', hashOfCode(state))
    .where('expires_at', '>', ctx.now)
    .returning('provider')
    .executeTakeFirst()
  const { provider } = orFail(visit, 'TimeExpiredAccount')
  return orFail(ctx.services.testProvider.redeem(provider, code), 'InvalidAccount')
}
