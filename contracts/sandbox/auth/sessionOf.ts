import { found } from '../runtime/failure.ts'
import type { Ask } from '../runtime/http/ask.ts'

/** The session of a call that asks for a bearer. */
export const sessionOf = ({ sessionId }: Pick<Ask, 'sessionId'>): string => found(sessionId, 'Unauthenticated')
