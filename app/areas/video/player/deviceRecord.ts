import type { StorageKey } from '../../../session/storageKeys.ts'
import { deviceStore } from '../../../session/textStore.ts'

/** Reads and writes a record of values in the device's storage. Malformed records are read as empty. */
export const deviceRecord = {
  read<Value>(key: StorageKey): Readonly<Record<string, Value>> {
    const kept = deviceStore.getJson(key)
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Value>) : {}
  },
  write(key: StorageKey, values: Readonly<Record<string, unknown>>): void {
    if (Object.keys(values).length > 0) deviceStore.setJson(key, values)
    else deviceStore.remove(key)
  },
}
