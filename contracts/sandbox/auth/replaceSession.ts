import type { Tokens } from '../../auth/auth.endpoints.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { rememberCaller } from './knownCallers.ts'
import { endSession, startSession } from '../runtime/security/sessions.ts'

/** Starts a new session and ends the one of the request, which prevents session fixation (X20). */
export async function replaceSession(ctx: CallContext, accountId: string): Promise<Tokens> {
  await endSession(ctx, ctx.sessionId)
  await rememberCaller(ctx, accountId)
  return startSession(ctx, accountId, ctx.deviceId)
}
