import { randomId } from '../../../randomId.ts'

/**
 * Returns a key of the current history entry. The router's `key` is `default` for every loaded document. Such an entry
 * gets a random key in `history.state`, which remains after a reload, but is new if a bookmark opens the same URL in
 * the same tab.
 */
export function stableHistoryEntryKey(key: string): string {
  if (key !== 'default' || !globalThis.window) return key
  const { visit } = (history.state ?? {}) as { visit?: unknown }
  if (typeof visit === 'string') return visit
  const fresh = randomId()
  history.replaceState({ ...history.state, visit: fresh }, '')
  return fresh
}
