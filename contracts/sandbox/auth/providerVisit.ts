import { found } from '../runtime/failure.ts'
import type { Ask } from '../runtime/http/ask.ts'
import type { ConfirmedPerson } from '../runtime/security/testProvider.ts'
import { limitCaller } from './limits.ts'
import { hashOf } from './mailedCode.ts'
import { sessionOf } from './sessionOf.ts'

/**
 * Ends a visit to a provider: consumes `state`, which must be of this session, and `code`, which the provider issued.
 * Returns the confirmed person.
 */
export async function endVisit(ask: Ask, { code, state }: { code: string; state: string }): Promise<ConfirmedPerson> {
  await limitCaller(ask, 'provider')
  const visit = await ask.db
    .updateTable('provider_visit')
    .set({ state_hash: null })
    .where('session_id', '=', sessionOf(ask))
    .where('state_hash', '=', hashOf(state))
    .where('expires_at', '>', ask.now)
    .returning('provider')
    .executeTakeFirst()
  const { provider } = found(visit, 'TimeExpiredAccount')
  return found(ask.services.testProvider.redeem(provider, code), 'InvalidAccount')
}
