const memory = new Map<string, string>()
const placeOf = (name: string) => `tsudoi.${name}`

/**
 * The Idempotency-Key under a name: the same one until it is forgotten, over time-outs and reloads. It ends with the
 * tab.
 */
export function keyOf(name: string): string {
  try {
    const known = sessionStorage.getItem(placeOf(name))
    if (known) return known
    const fresh = crypto.randomUUID()
    sessionStorage.setItem(placeOf(name), fresh)
    return fresh
  } catch {
    const key = memory.get(name) ?? crypto.randomUUID()
    memory.set(name, key)
    return key
  }
}

/** The host has decided; what is sent under this name next is new. */
export function forgetKey(name: string): void {
  memory.delete(name)
  try {
    sessionStorage.removeItem(placeOf(name))
  } catch {
    // Nothing was kept.
  }
}
