import { orFail } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'

/** The session id of a call that requires a bearer token. Throws Unauthenticated without one. */
export const requireSessionId = ({ sessionId }: Pick<CallContext, 'sessionId'>): string =>
  orFail(sessionId, 'Unauthenticated')
