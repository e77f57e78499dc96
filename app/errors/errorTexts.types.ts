import type { ApiError } from '../api/apiError.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import type { FailureSituation } from './failureSituations.ts'

/** The texts and consequences of failures, from the error catalogue. */
export interface ErrorTexts {
  /** The catalogue entry of a failed call, completed with data from its answer. */
  entryFor: (error: ApiError) => CatalogueEntry
  /** The catalogue entry of a message code; undefined for an unknown code. */
  listed: (messageCode: string) => CatalogueEntry | undefined
  /** The catalogue entries of failures without a message code. */
  situations: Readonly<Record<FailureSituation, CatalogueEntry>>
}
