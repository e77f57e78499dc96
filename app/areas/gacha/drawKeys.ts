/** One draw as a person orders it. */
export interface Draw {
  ipId: string
  gachaId: string
  count: number
}

const nameOf = ({ gachaId, count }: Draw) => `tsudoi.draw.${gachaId}.${count}`
const memory = new Map<string, string>()

/** The Idempotency-Key of a draw: the same one until it is answered, over time-outs and reloads. It ends with the tab. */
export function keyOf(draw: Draw): string {
  const name = nameOf(draw)
  try {
    const known = sessionStorage.getItem(name)
    if (known) return known
    const fresh = crypto.randomUUID()
    sessionStorage.setItem(name, fresh)
    return fresh
  } catch {
    const key = memory.get(name) ?? crypto.randomUUID()
    memory.set(name, key)
    return key
  }
}

/** The host has decided about this draw; the next one is new. */
export function forgetAnswered(draw: Draw): void {
  memory.delete(nameOf(draw))
  try {
    sessionStorage.removeItem(nameOf(draw))
  } catch {
    // Nothing was kept.
  }
}
