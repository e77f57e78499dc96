import type { Failure } from '@tsudoi/design-system/loadable'
import { ApiError } from '../api/apiError.ts'
import { isMissingFile } from '../shell/isMissingFile.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import { LocalFailure } from './localFailure.ts'
import type { Situation } from './situations.ts'

interface Words {
  entryFor: (error: ApiError) => CatalogueEntry
  listed: (messageCode: string) => CatalogueEntry | undefined
  situations: Readonly<Record<Situation, CatalogueEntry>>
}
let loaded: Words | undefined

/** The words come in a file of their own, fetched once the content is there: most visits need none of them. */
export async function loadCatalogue(): Promise<void> {
  if (loaded) return
  try {
    const { entryFor, listed, situations } = await import('./entryFor.ts')
    loaded = { entryFor, listed, situations }
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

/** The catalogue's entry for whatever was thrown. */
export function entryOf(error: unknown): CatalogueEntry {
  if (!loaded) return bare
  if (error instanceof ApiError) return loaded.entryFor(error)
  if (error instanceof LocalFailure) return loaded.situations[error.situation]
  return loaded.situations[isMissingFile(error) ? 'unloaded' : 'other']
}

/** The catalogue's entry for a message code that came inside an answer. */
export function entryOfCode(messageCode: string): CatalogueEntry {
  return loaded?.listed(messageCode) ?? loaded?.situations.other ?? bare
}

/** What a screen shows in the place of what could not be fetched. */
export function failureOf(error: unknown): Failure {
  const { title, cause, remedy, coins } = entryOf(error)
  return { title, cause, remedy, coins }
}
