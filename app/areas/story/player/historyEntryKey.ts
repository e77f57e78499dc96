/**
 * A key for the current history entry. The router's key is `default` for every loaded document; such an entry gets a
 * random key in `history.state`, which a reload keeps and a bookmark in the same tab does not.
 */
export function historyEntryKey(key: string): string {
  if (key !== 'default') return key
  const { visit } = (history.state ?? {}) as { visit?: unknown }
  if (typeof visit === 'string') return visit
  const fresh = crypto.randomUUID()
  history.replaceState({ ...history.state, visit: fresh }, '')
  return fresh
}
