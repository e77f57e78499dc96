import { ApiError } from '../api/apiError.ts'
import { isAbandoned } from '../api/isAbandoned.ts'
import { isOffline } from '../connection/connection.ts'
import type { CatalogueEntry, ErrorConsequence } from './catalogueEntry.ts'
import { applyConsequence } from './applyConsequence.ts'
import { enqueueError, type ErrorMessage } from './errorQueue.ts'
import { errorEntryOf } from './failure.ts'
import { paths } from '../paths.ts'
import { formDrafts } from '../forms/formDrafts.ts'
import { expireSession } from '../session/endSession.ts'
import { isMember } from '../session/sessionStore.ts'

/** Options of `raise`: which failures of a call the caller shows itself, and which open no dialog. */
export interface RaiseOptions {
  /** Message codes that the caller shows itself. */
  handles?: readonly string[]
  /** Whether to show no dialog, for example for a background refetch of visible content. */
  isSilent?: boolean
  /** Whether to open a dialog for a bare 404 (E019), because no page shows it in place. */
  showsMissing?: boolean
}

const isReadOffline = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout') &&
  error.endpoint.method === 'GET' &&
  isOffline()

/**
 * Adds that a reload keeps form input, if the browser has stored all of it. Without room in the browser, input is only
 * in memory (Q361).
 */
const withDraftNote = (entry: CatalogueEntry): CatalogueEntry =>
  entry.consequence === 'reload' && formDrafts.outliveReload()
    ? { ...entry, remedy: `${entry.remedy ?? ''}入力した内容は、読みこみ直しても残ります。` }
    : entry

/** Consequences for the session. Their dialog is shown even for silent calls (Q37). */
const concernsSession: ReadonlySet<ErrorConsequence> = new Set(['logout-to-login', 'logout-to-top'])

/**
 * Shows an error to the user, as the error catalogue says: opens a dialog and applies the consequence, such as a
 * logout. Shows nothing if the call is silent or the caller shows the error itself. Consequences for the session apply
 * in any case (Q37).
 */
export function raise(
  error: unknown,
  { handles = [], isSilent = false, showsMissing = false }: RaiseOptions = {},
): void {
  if (isAbandoned(error) || (error instanceof ApiError && error.kind === 'guest')) return
  // Opens no dialog for a failed read while offline: a status line shows that the app is offline, and content that was
  // never loaded has its own placeholder (Q298).
  if (!showsMissing && isReadOffline(error)) return
  const entry = withDraftNote(errorEntryOf(error))
  const code = error instanceof ApiError ? error.messageCode : undefined
  const message: ErrorMessage = { ...entry, key: `${entry.title}${entry.cause ?? ''}`, error }
  if (entry.consequence === 'load-maintenance') return applyConsequence(message)
  if (entry.consequence === 'end-session') {
    // A member who undoes a change of the login has a session that the change has ended, and cannot log in yet. Several
    // calls may fail at once: the second failure must not end the guest session that began after the first.
    if (location.pathname === paths.accountUndo) return isMember() ? expireSession() : undefined
    applyConsequence(message)
    return enqueueError({ ...message, consequence: 'none' })
  }
  const isHandledByCaller = entry.consequence === 'caller' && !(showsMissing && entry.row === 'E019')
  if (isHandledByCaller || (code && handles.includes(code))) return
  const isSuppressed = isSilent || (error instanceof ApiError && error.isSilent)
  if (!isSuppressed || concernsSession.has(entry.consequence)) enqueueError(message)
}
