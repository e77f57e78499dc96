import { ApiError } from '../api/apiError.ts'
import { isAbandoned } from '../api/isAbandoned.ts'
import { isOffline } from '../offline/connection.ts'
import type { CatalogueEntry, Consequence } from './catalogueEntry.ts'
import { applyConsequence } from './applyConsequence.ts'
import { enqueue, type ErrorMessage } from './errorQueue.ts'
import { entryOf } from './failure.ts'
import { paths } from '../paths.ts'
import { drafts } from '../session/drafts.ts'
import { loseSession } from '../session/endSession.ts'
import { isMember } from '../session/sessionStore.ts'

export interface RaiseOptions {
  /** Message codes the caller shows in its own place. */
  handles?: readonly string[]
  /** Show no dialog, such as for a refetch behind content that is there. */
  isSilent?: boolean
  /** Nobody shows a thing that is missing in its place: a bare 404 gets its dialog (E019). */
  showsMissing?: boolean
}

const isReadOffline = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout') &&
  error.endpoint.method === 'GET' &&
  isOffline()

/** Says that a reload keeps what was typed, where it does: without room in the browser it is only in memory (Q361). */
const withFactOfDrafts = (entry: CatalogueEntry): CatalogueEntry =>
  entry.consequence === 'reload' && drafts.outliveReload()
    ? { ...entry, remedy: `${entry.remedy ?? ''}入力した内容は、読みこみ直しても残ります。` }
    : entry

/** Dialogs that no silence suppresses (Q37). */
const concernsSession: ReadonlySet<Consequence> = new Set(['logout-to-login', 'logout-to-top'])

/**
 * The one way from an error to what a person sees: a dialog by the catalogue, a consequence, or nothing because the
 * call is silent or the caller takes care of it. What concerns the session runs in any case (Q37).
 */
export function raise(
  error: unknown,
  { handles = [], isSilent = false, showsMissing = false }: RaiseOptions = {},
): void {
  if (isAbandoned(error) || (error instanceof ApiError && error.kind === 'guest')) return
  // A line over the page says that it is offline; what could not be read has its own place, and no dialog (Q298).
  if (!showsMissing && isReadOffline(error)) return
  const entry = withFactOfDrafts(entryOf(error))
  const code = error instanceof ApiError ? error.messageCode : undefined
  const message: ErrorMessage = { ...entry, key: `${entry.title}${entry.cause ?? ''}`, error }
  if (entry.consequence === 'load-maintenance') return applyConsequence(message)
  if (entry.consequence === 'end-session') {
    // A member who undoes a change of the log-in arrives with a session that the change ended, and cannot log in yet.
    // Several calls may learn at once that it is over: the second must not drop what the guest has begun.
    if (location.pathname === paths.accountUndo) return isMember() ? loseSession() : undefined
    applyConsequence(message)
    return enqueue({ ...message, consequence: 'none' })
  }
  const isCallers = entry.consequence === 'caller' && !(showsMissing && entry.row === 'E019')
  if (isCallers || (code && handles.includes(code))) return
  const isSuppressed = isSilent || (error instanceof ApiError && error.isSilent)
  if (!isSuppressed || concernsSession.has(entry.consequence)) enqueue(message)
}
