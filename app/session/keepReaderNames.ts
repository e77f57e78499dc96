import type { ReaderNames } from '../paths.ts'
import { hasMember } from './isOwnerGone.ts'
import { storeReaderNames } from './readerNames.ts'

/**
 * Stores a guest's names for a channel's stories on this device, unless a member has logged in since, here or in
 * another tab: the server stores a member's names (C108). This is a file of its own, because a story's page reads names
 * before its content is shown and stores them later.
 */
export function keepReaderNames(ipId: string, names: ReaderNames): void {
  if (!hasMember()) storeReaderNames(ipId, names)
}
