/**
 * The visit as the history names it. The router gives every address that is loaded the same name: such a visit gets one
 * of its own, in its own entry of the history. A reload finds it there, a bookmark in the same tab does not.
 */
export function visitOf(key: string): string {
  if (key !== 'default') return key
  const { visit } = (history.state ?? {}) as { visit?: unknown }
  if (typeof visit === 'string') return visit
  const fresh = crypto.randomUUID()
  history.replaceState({ ...history.state, visit: fresh }, '')
  return fresh
}
