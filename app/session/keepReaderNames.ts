import type { ReaderNames } from '../paths.ts'
import { hasMember } from './isOwnerGone.ts'
import { storeReaderNames } from './readerNames.ts'

/**
 * Stores a guest's names for a channel's stories on this device, unless the guest has logged in since, here or in
 * another tab: a member's names are registered with the host (C108). In a file of its own, because a story's page
 * reads names before its content and stores them later.
 */
export function keepReaderNames(ipId: string, names: ReaderNames): void {
  if (!hasMember()) storeReaderNames(ipId, names)
}
