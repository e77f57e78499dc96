import { prepareSearch } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { useEffect } from 'react'

/**
 * Builds the search index of the items while the browser is idle. Otherwise the first typed letter would wait for it.
 */
export function usePreparedSearchIndex(items: readonly CollectedItem[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined
    const indexMore = (idle: IdleDeadline) => {
      if (!prepareSearch(items, () => idle.timeRemaining() > 1)) next = requestIdleCallback(indexMore)
    }
    let next = requestIdleCallback(indexMore)
    return () => cancelIdleCallback(next)
  }, [items])
}
