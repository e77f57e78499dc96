import { databases } from '../storage/browserStorage.ts'
import { draftDatabaseOf } from '../storage/memberVault.ts'
import { isKeyOfAccount } from './isKeyOfAccount.ts'
import { isPersonalKey } from '../storage/storageKeys.ts'
import { deviceStore, isSharedDevice, tabStore } from '../storage/textStore.ts'

/**
 * Whether a storage key contains a member's account id after its first word. Keys of the guest are excluded, because a
 * member takes over their values.
 */
const namesMember = (key: string) =>
  /^tsudoi\.(vault|collection-seen|visited|story-place|preorder-cart|later|mutes|door)\./.test(key) &&
  !isKeyOfAccount(key, 'guest')

/**
 * Deletes values of other members before a member's session begins: those in this tab, and on a shared device all
 * values on the device. On a private device, the drafts of other members remain for them (Q359).
 */
export function deleteOtherMembersData(accountId: string): void {
  const store = isSharedDevice() ? deviceStore : tabStore
  for (const key of store.keys('tsudoi.'))
    if (isPersonalKey(key) && namesMember(key) && !isKeyOfAccount(key, accountId)) store.remove(key)
  if (isSharedDevice()) void dropFilesOfOthers(accountId)
}

/** If the browser cannot list its databases, the files remain until their member logs out. */
async function dropFilesOfOthers(accountId: string): Promise<void> {
  try {
    for (const { name = '' } of await databases().databases())
      if (name.startsWith('tsudoi.vault.') && name !== draftDatabaseOf(accountId)) databases().deleteDatabase(name)
  } catch {
    // Ignored: the browser has no databases, so there are no files.
  }
}
