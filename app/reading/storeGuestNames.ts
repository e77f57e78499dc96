import type { ReaderNames } from '../paths.ts'
import { isAnyMemberLoggedIn } from '../session/isSessionOver.ts'
import { storeReaderNames } from './readerNames.ts'

/**
 * Stores on this device the first and last name by which a channel's stories address a guest. Does nothing if a member
 * has logged in since in any tab, because the server stores a member's names (C108). It is not in `readerNames.ts`, so
 * that a story's content does not wait for the code of this check.
 */
export function storeGuestNames(ipId: string, names: ReaderNames): void {
  if (!isAnyMemberLoggedIn()) storeReaderNames(ipId, names)
}
