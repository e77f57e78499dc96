import type { ErrorConsequence } from './catalogueEntry.ts'
import { errorEntryOf } from './failure.ts'

const ending: ReadonlySet<ErrorConsequence> = new Set(['end-session', 'logout-to-login', 'logout-to-top'])

/** Whether the session ends because of an error, so that repeating the call is useless. */
export const endsSession = (error: unknown): boolean => ending.has(errorEntryOf(error).consequence)
