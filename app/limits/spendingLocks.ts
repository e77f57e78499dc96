import { useSyncExternalStore } from 'react'
import { deviceStore } from '../storage/textStore.ts'
import { parseSpendingLock, type SpendingLock } from './spendingLock.ts'
import { spendingLockKey } from './storedSpendingLock.ts'

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may change the lock.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function parseText(text: string | undefined): SpendingLock {
  try {
    return parseSpendingLock(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** The spending lock that the member has set on this device. Empty if nothing is set. */
export const readSpendingLock = (accountId: string): SpendingLock =>
  parseText(deviceStore.get(spendingLockKey(accountId)))

/** {@link readSpendingLock} for a component, which renders again after a change in any tab. */
export const useSpendingLock = (accountId: string): SpendingLock =>
  parseText(
    useSyncExternalStore(
      subscribe,
      () => deviceStore.get(spendingLockKey(accountId)),
      () => undefined,
    ),
  )

/** Changes the lock of an account on this device. */
export function changeSpendingLock(accountId: string, change: (lock: SpendingLock) => SpendingLock): void {
  const lock = change(readSpendingLock(accountId))
  const key = spendingLockKey(accountId)
  if (Object.keys(lock).length === 0) deviceStore.remove(key)
  else deviceStore.setJson(key, lock)
  notify()
}

/** Whether the lock is stored on the device. If the browser has no room for it, it ends with the tab. */
export const isSpendingLockStored = (accountId: string): boolean => deviceStore.isKept(spendingLockKey(accountId))
