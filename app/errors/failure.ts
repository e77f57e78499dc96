import type { Failure } from '@tsudoi/design-system/loadable'
import { ApiError } from '../api/apiError.ts'
import { isMissingFile } from '../shell/isMissingFile.ts'
import type * as Catalogue from './catalogue.ts'
import type { CatalogueEntry, Situation } from './catalogue.ts'

let loaded: typeof Catalogue | undefined

/** The words come in their own file, fetched once the content is there: most visits need none of them. */
export async function loadCatalogue(): Promise<void> {
  try {
    loaded ??= await import('./catalogue.ts')
  } catch {
    // Offline before the words had come: `bare` speaks for them.
  }
}

const bare: CatalogueEntry = {
  row: 'ours',
  title: '通信できませんでした',
  remedy: '接続を確かめて、もう一度お試しください。',
  ours: true,
  consequence: 'none',
}

/** A listed message code wins over the bare status (Q36). */
function situationOf(error: ApiError): Situation {
  if (error.kind === 'timeout' || error.kind === 'network' || error.kind === 'unreadable') return error.kind
  if (error.status === 401) return 'unauthorised'
  if (error.status === 403) return 'forbidden'
  return error.status === 404 ? 'missing' : 'other'
}

/** The catalogue's entry for whatever was thrown. */
export function entryOf(error: unknown): CatalogueEntry {
  if (!loaded) return bare
  if (!(error instanceof ApiError)) return loaded.situations[isMissingFile(error) ? 'unloaded' : 'other']
  const entries: Readonly<Record<string, CatalogueEntry | undefined>> = loaded.catalogue
  return entries[error.messageCode ?? ''] ?? loaded.situations[situationOf(error)]
}

/** The catalogue's entry for a message code that came inside an answer. */
export function entryOfCode(messageCode: string): CatalogueEntry {
  const entries: Readonly<Record<string, CatalogueEntry | undefined>> = loaded?.catalogue ?? {}
  return entries[messageCode] ?? loaded?.situations.other ?? bare
}

/** What a screen shows in the place of what could not be fetched. */
export function failureOf(error: unknown): Failure {
  const { title, cause, remedy, coins } = entryOf(error)
  return { title, cause, remedy, coins }
}
