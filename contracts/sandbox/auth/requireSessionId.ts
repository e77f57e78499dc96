import { orFail } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'

/** The session id of the caller. Throws Unauthenticated if the request has no bearer token. */
export const requireSessionId = ({ sessionId }: Pick<CallContext, 'sessionId'>): string =>
  orFail(sessionId, 'Unauthenticated')
