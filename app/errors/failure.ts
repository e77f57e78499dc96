import type { Failure } from '@tsudoi/design-system/loadable'
import { ApiError } from '../api/apiError.ts'
import { loadAreaParts } from '../composition/loadAreaParts.ts'
import { isMissingFile } from '../shell/isMissingFile.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import type { ErrorTexts } from './errorTexts.types.ts'
import { LocalFailure } from './localFailure.ts'

declare module '../composition/loadAreaParts.ts' {
  interface AreaParts {
    /** The texts and consequences of all message codes. */
    errorTexts: ErrorTexts
  }
}

let loaded: ErrorTexts | undefined

/** Loads the error texts. They are in a separate chunk, because most visits need none. */
export async function loadErrorTexts(): Promise<void> {
  if (loaded) return
  try {
    loaded = (await loadAreaParts()).errorTexts
  } catch {
    // Ignored: if the browser was offline before the texts were loaded, `offlineEntry` is shown instead.
  }
}

const offlineEntry: CatalogueEntry = {
  row: 'ours',
  title: '通信できませんでした',
  remedy: '接続を確かめて、もう一度お試しください。',
  ours: true,
  consequence: 'none',
}

/** The catalogue entry for any thrown value. */
export function errorEntryOf(error: unknown): CatalogueEntry {
  if (!loaded) return offlineEntry
  if (error instanceof ApiError) return loaded.entryFor(error)
  if (error instanceof LocalFailure) return loaded.situations[error.situation]
  return loaded.situations[isMissingFile(error) ? 'unloaded' : 'other']
}

/** The catalogue entry for a message code inside a successful answer. */
export function errorEntryOfCode(messageCode: string): CatalogueEntry {
  return loaded?.listed(messageCode) ?? loaded?.situations.other ?? offlineEntry
}

/** The texts that a screen shows in place of content that failed to load. */
export function failureOf(error: unknown): Failure {
  const { title, cause, remedy, coins } = errorEntryOf(error)
  return { title, cause, remedy, coins }
}
