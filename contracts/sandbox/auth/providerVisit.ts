import { found } from '../runtime/failure.ts'
import type { Ask } from '../runtime/http/ask.ts'
import type { ConfirmedPerson } from '../runtime/security/testProvider.ts'
import { limitCaller } from './limits.ts'
import { hashOf } from './mailedCode.ts'
import { sessionOf } from './sessionOf.ts'

/** Back from the provider: `state` is of this session and used once, and `code` is one that the provider gave out. */
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
