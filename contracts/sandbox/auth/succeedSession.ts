import type { Tokens } from '../../auth/auth.endpoints.ts'
import type { Ask } from '../runtime/http/ask.ts'
import { rememberCaller } from './knownCallers.ts'
import { endSession, startSession } from '../runtime/security/sessions.ts'

/** A new session begins and the one that asked ends, so that nobody can plant a session on another (X20). */
export async function succeedSession(ask: Ask, accountId: string): Promise<Tokens> {
  await endSession(ask, ask.sessionId)
  await rememberCaller(ask, accountId)
  return startSession(ask, accountId, ask.deviceId)
}
