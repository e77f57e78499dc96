import type { MessageCode } from '@tsudoi/contracts/errors'
import type { ApiError } from '../api/apiError.ts'
import { catalogue } from './catalogue.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import { coinsSentence } from './coinsSentence.ts'
import { situations, type Situation } from './situations.ts'
import { waitText } from './waitText.ts'

export { situations }

const unavailable: ReadonlySet<number> = new Set([502, 503, 504])

function situationOf({ kind, status = 0 }: ApiError): Situation {
  if (kind === 'timeout' || kind === 'network' || kind === 'unreadable') return kind
  if (status === 401) return 'unauthorised'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'missing'
  if (unavailable.has(status)) return 'unavailable'
  return status >= 400 && status < 500 ? 'refused' : 'other'
}

/**
 * The entry of a message code; undefined for an unknown one. The code comes from the server, so inherited property
 * names are excluded.
 */
export function listed(messageCode = ''): CatalogueEntry | undefined {
  return Object.hasOwn(catalogue, messageCode) ? catalogue[messageCode as MessageCode] : undefined
}

/** The entry of an error answer. A known message code takes precedence over the HTTP status (Q36). */
function entryOfAnswer(error: ApiError): CatalogueEntry {
  const entry =
    listed(error.messageCode) ?? (error.status === 429 ? catalogue.TooManyRequests : situations[situationOf(error)])
  if (entry.consequence !== 'end-session') return entry
  // A guest has no session that could end, so the error is only shown (Q35).
  if (error.isGuest) return situations.refused
  return error.isAfterLostAnswer ? situations.outcomeUnknown : entry
}

/**
 * The catalogue's entry for a failed call, completed with facts of this answer: how long to wait, and whether coins
 * moved.
 */
export function entryFor(error: ApiError): CatalogueEntry {
  const entry = entryOfAnswer(error)
  const wait = error.retryAfter !== undefined && waitText(error.retryAfter)
  return {
    ...entry,
    ...(wait && { remedy: `${wait}ほど待ってから、もう一度お試しください。` }),
    coins: coinsSentence(error, entry.coins),
  }
}
