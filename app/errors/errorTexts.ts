import type { MessageCode } from '@tsudoi/contracts/errors'
import type { ApiError } from '../api/apiError.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import { coinsMovedSentence } from './coinsMovedSentence.ts'
import { failureSituations, type FailureSituation } from './failureSituations.ts'
import { waitingTimeText } from './waitingTimeText.ts'
import type { ErrorTexts } from './errorTexts.types.ts'

const unavailable: ReadonlySet<number> = new Set([502, 503, 504])

function situationOf({ kind, status = 0 }: ApiError): FailureSituation {
  if (kind === 'timeout' || kind === 'network' || kind === 'unreadable') return kind
  if (status === 401) return 'unauthorised'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'missing'
  if (unavailable.has(status)) return 'unavailable'
  return status >= 400 && status < 500 ? 'refused' : 'other'
}

/**
 * Creates the error texts from a catalogue. A known message code takes precedence over the HTTP status (Q36). The code
 * comes from the server, so names that every object inherits, such as `toString`, do not count as codes.
 */
export function errorTextsOf(catalogue: Readonly<Record<MessageCode, CatalogueEntry>>): ErrorTexts {
  const listed = (messageCode = '') =>
    Object.hasOwn(catalogue, messageCode) ? catalogue[messageCode as MessageCode] : undefined

  function entryOfAnswer(error: ApiError): CatalogueEntry {
    const entry =
      listed(error.messageCode) ??
      (error.status === 429 ? catalogue.TooManyRequests : failureSituations[situationOf(error)])
    if (entry.consequence !== 'end-session') return entry
    // Only shows the error to a guest, who has no session that could end (Q35).
    if (error.isGuest) return failureSituations.refused
    return error.isAfterLostAnswer ? failureSituations.outcomeUnknown : entry
  }

  function entryFor(error: ApiError): CatalogueEntry {
    const entry = entryOfAnswer(error)
    const wait = error.retryAfter !== undefined && waitingTimeText(error.retryAfter)
    return {
      ...entry,
      ...(wait && { remedy: `${wait}ほど待ってから、もう一度お試しください。` }),
      coins: coinsMovedSentence(error, entry.coins),
    }
  }

  return { entryFor, listed, situations: failureSituations }
}
