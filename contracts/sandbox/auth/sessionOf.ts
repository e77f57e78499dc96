import { found } from '../runtime/failure.ts'
import type { Ask } from '../runtime/http/ask.ts'

/** The session id of a call that requires a bearer token. Throws Unauthenticated without one. */
export const sessionOf = ({ sessionId }: Pick<Ask, 'sessionId'>): string => found(sessionId, 'Unauthenticated')
