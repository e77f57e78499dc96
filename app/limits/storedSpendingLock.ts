import type { StorageKey } from '../storage/storageKeys.ts'
import { deviceStore } from '../storage/textStore.ts'

/**
 * The stored lock of each account on this device. It survives a logout: otherwise members, or their children, could log
 * out to avoid it (Q526).
 */
export const spendingLockKey = (accountId: string): StorageKey =>
  `tsudoi.spending-lock.${encodeURIComponent(accountId)}`

/**
 * Whether the account has a spending lock on this device. In a small file of its own, so that pages load the rules only
 * if it has one.
 */
export const hasSpendingLock = (accountId: string): boolean => deviceStore.get(spendingLockKey(accountId)) !== undefined
