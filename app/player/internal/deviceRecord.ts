import type { StorageKey } from '../../storage/storageKeys.ts'
import { deviceStore } from '../../storage/textStore.ts'

/** Reads and writes a record of values in this device's storage. */
export const deviceRecord = {
  read<Value>(key: StorageKey): Readonly<Record<string, Value>> {
    const stored = deviceStore.getJson(key)
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Value>) : {}
  },
  write(key: StorageKey, values: Readonly<Record<string, unknown>>): void {
    if (Object.keys(values).length > 0) deviceStore.setJson(key, values)
    else deviceStore.remove(key)
  },
}
