import { tabStore } from '../session/textStore.ts'

const placeOf = (name: string) => `tsudoi.${name}`

/**
 * The Idempotency-Key under a name: the same one until it is forgotten, over time-outs and reloads. It ends with the
 * tab.
 */
export function keyOf(name: string): string {
  const known = tabStore.get(placeOf(name))
  if (known) return known
  const fresh = crypto.randomUUID()
  tabStore.set(placeOf(name), fresh)
  return fresh
}

/** The host has decided; what is sent under this name next is new. */
export const forgetKey = (name: string): void => tabStore.remove(placeOf(name))
