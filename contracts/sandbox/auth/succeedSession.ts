import type { Tokens } from '../../auth/auth.endpoints.ts'
import type { Ask } from '../runtime/http/ask.ts'
import { rememberCaller } from './knownCallers.ts'
import { endSession, startSession } from '../runtime/security/sessions.ts'

/** Starts a new session and ends the calling one, which prevents session fixation (X20). */
export async function succeedSession(ask: Ask, accountId: string): Promise<Tokens> {
  await endSession(ask, ask.sessionId)
  await rememberCaller(ask, accountId)
  return startSession(ask, accountId, ask.deviceId)
}
