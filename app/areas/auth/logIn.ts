import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import { requireCookies } from '../../session/requireCookies.ts'
import { fetchModule } from '../../shell/lazyModules.ts'

/**
 * Sends a call that returns tokens, and begins the member’s session with them (S034). Loads the module of
 * `beginSession` before the call: if it failed to load afterwards, the tokens would be lost.
 */
export async function logIn(send: () => Promise<Tokens>): Promise<void> {
  requireCookies()
  const { beginSession } = await fetchModule(() => import('../../session/beginSession.ts'))
  await beginSession(await send())
}
