import { databases } from './browserStorage.ts'
import { filesOf } from './memberVault.ts'
import { isOf } from './isOf.ts'
import { isPersonal } from './storageKeys.ts'
import { deviceStore, isSharedDevice, tabStore } from './textStore.ts'

/** Keys that name their account behind the first word, but for a guest's: a member takes over what a guest left. */
const namesMember = (key: string) =>
  /^tsudoi\.(vault|collection-seen|visited|story-place|preorder-cart)\./.test(key) && !isOf(key, 'guest')

/**
 * Before a member's session begins, deletes what other members have left in this tab, and on a shared device all that
 * they have left. On a device of their own their drafts wait for them (Q359).
 */
export function dropOthers(accountId: string): void {
  const store = isSharedDevice() ? deviceStore : tabStore
  for (const key of store.keys('tsudoi.'))
    if (isPersonal(key) && namesMember(key) && !isOf(key, accountId)) store.remove(key)
  if (isSharedDevice()) void dropFilesOfOthers(accountId)
}

/** A browser that lists no databases keeps their files until their member logs out. */
async function dropFilesOfOthers(accountId: string): Promise<void> {
  try {
    for (const { name = '' } of await databases().databases())
      if (name.startsWith('tsudoi.vault.') && name !== filesOf(accountId)) databases().deleteDatabase(name)
  } catch {
    // Without databases there are no files.
  }
}
