import { useEffect } from 'react'

/** Prepares a search through items while `hasTime` returns true. Returns whether all items are prepared. */
type Prepare<Item> = (items: readonly Item[], hasTime: () => boolean) => boolean

/**
 * Builds the search index of the items while the browser is idle. Otherwise the first typed letter would wait for it.
 * `prepare` must not change between renders.
 */
export function usePreparedSearchIndex<Item>(items: readonly Item[], prepare: Prepare<Item>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined
    const indexMore = (idle: IdleDeadline) => {
      if (!prepare(items, () => idle.timeRemaining() > 1)) next = requestIdleCallback(indexMore)
    }
    let next = requestIdleCallback(indexMore)
    return () => cancelIdleCallback(next)
  }, [items, prepare])
}
