import { databases } from './browserStorage.ts'

/** The prefix of all storage keys of a member's drafts (postDrafts.ts). */
export const memberKeyPrefix = (accountId: string) => `tsudoi.vault.${encodeURIComponent(accountId)}/` as const

/** The name of the database with the files of a member's drafts. */
export const draftDatabaseOf = (accountId: string) => `${memberKeyPrefix(accountId)}files`

/**
 * Deletes the files of a member's drafts. Does nothing in a browser without databases, because none are stored there.
 */
export function deleteDraftFiles(accountId: string): void {
  try {
    databases().deleteDatabase(draftDatabaseOf(accountId))
  } catch {}
}
