import type { ReaderNames } from '../paths.ts'
import { isAnyMemberLoggedIn } from '../session/isSessionOver.ts'
import { storeReaderNames } from './readerNames.ts'

/**
 * Stores on this device the first and last name by which a channel's stories address a guest. Does nothing if a member
 * has logged in since, here or in another tab, because the server stores a member's names (C108). Separate from
 * `readerNames.ts`, so that the check is not loaded before a story's content.
 */
export function storeGuestNames(ipId: string, names: ReaderNames): void {
  if (!isAnyMemberLoggedIn()) storeReaderNames(ipId, names)
}
