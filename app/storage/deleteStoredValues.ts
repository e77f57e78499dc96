import { lifetimeOf, type StorageLifetime } from './storageKeys.ts'
import { deviceStore } from './textStore.ts'

/**
 * Deletes the stored values of this device and this tab that `isOver` accepts. It finds them by the registry of keys,
 * so no module that owns a key has to be loaded.
 */
export function deleteStoredValues(isOver: (until: StorageLifetime, key: string) => boolean): void {
  for (const key of deviceStore.keys('tsudoi.')) if (isOver(lifetimeOf(key), key)) deviceStore.remove(key)
}
