import { deviceStore } from './textStore.ts'

/** Everything of a member's drafts (postDrafts.ts) begins so. */
export const ofMember = (accountId: string) => `tsudoi.vault.${encodeURIComponent(accountId)}/`

/** Where the files of a member's drafts lie. */
export const filesOf = (accountId: string) => `${ofMember(accountId)}files`

/** Keys of all drafts of a member. */
export const draftKeys = (accountId: string): string[] => deviceStore.keys(ofMember(accountId))

/** The member logs out on purpose: nothing of what they wrote stays on the device. */
export function dropDrafts(accountId: string): void {
  if (!accountId) return
  draftKeys(accountId).forEach(deviceStore.remove)
  try {
    indexedDB.deleteDatabase(filesOf(accountId))
  } catch {
    // Without a database there are no files.
  }
}
