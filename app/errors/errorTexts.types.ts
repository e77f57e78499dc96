import type { ApiError } from '../api/apiError.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import type { FailureSituation } from './failureSituations.ts'

/** The texts and consequences of failures, from the error catalogue. */
export interface ErrorTexts {
  /** The entry of a failed call, completed with facts of this answer. */
  entryFor: (error: ApiError) => CatalogueEntry
  /** The entry of a message code; undefined for an unknown code. */
  listed: (messageCode: string) => CatalogueEntry | undefined
  /** The entries of failures without a message code. */
  situations: Readonly<Record<FailureSituation, CatalogueEntry>>
}
