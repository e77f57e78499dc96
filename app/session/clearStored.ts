import { untilOf, type Until } from './storageKeys.ts'
import { deviceStore } from './textStore.ts'

/**
 * Deletes the stored values of this device and this tab that `isOver` accepts. Keys come from the registry alone, so no
 * module that owns a key has to be loaded.
 */
export function clearStored(isOver: (until: Until, key: string) => boolean): void {
  for (const key of deviceStore.keys('tsudoi.')) if (isOver(untilOf(key), key)) deviceStore.remove(key)
}
