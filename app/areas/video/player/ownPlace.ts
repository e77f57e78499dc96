/** A record in this browser's storage; without storage it is empty, and what is written is gone. */
export const ownPlace = {
  read<Value>(key: string): Readonly<Record<string, Value>> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
      return typeof kept === 'object' && kept !== null ? (kept as Record<string, Value>) : {}
    } catch {
      return {}
    }
  },
  write(key: string, values: Readonly<Record<string, unknown>>): void {
    try {
      if (Object.keys(values).length > 0) localStorage.setItem(key, JSON.stringify(values))
      else localStorage.removeItem(key)
    } catch {
      // Storage is full or switched off.
    }
  },
}
