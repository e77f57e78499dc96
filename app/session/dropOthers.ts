import { databases } from '../storage/browserStorage.ts'
import { filesDatabaseOf } from '../storage/memberVault.ts'
import { isOf } from './isOf.ts'
import { isPersonal } from '../storage/storageKeys.ts'
import { deviceStore, isSharedDevice, tabStore } from '../storage/textStore.ts'

/**
 * Whether a key names a member's account after its first word. Keys of the guest are excluded: a member takes them
 * over.
 */
const namesMember = (key: string) =>
  /^tsudoi\.(vault|collection-seen|visited|story-place|preorder-cart)\./.test(key) && !isOf(key, 'guest')

/**
 * Before a member's session begins, deletes values of other members in this tab, and on a shared device also all their
 * values on the device. On a private device other members' drafts are kept for them (Q359).
 */
export function dropOthers(accountId: string): void {
  const store = isSharedDevice() ? deviceStore : tabStore
  for (const key of store.keys('tsudoi.'))
    if (isPersonal(key) && namesMember(key) && !isOf(key, accountId)) store.remove(key)
  if (isSharedDevice()) void dropFilesOfOthers(accountId)
}

/** If the browser cannot list its databases, the files remain until their member logs out. */
async function dropFilesOfOthers(accountId: string): Promise<void> {
  try {
    for (const { name = '' } of await databases().databases())
      if (name.startsWith('tsudoi.vault.') && name !== filesDatabaseOf(accountId)) databases().deleteDatabase(name)
  } catch {
    // Without databases there are no files.
  }
}
