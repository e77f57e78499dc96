import { prepareSearch } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { useEffect } from 'react'

/** What can be searched is made ready while nobody does anything: the first letter is as quick as the others. */
export function useReadySearch(items: readonly CollectedItem[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined
    const goOn = (idle: IdleDeadline) => {
      if (!prepareSearch(items, () => idle.timeRemaining() > 1)) next = requestIdleCallback(goOn)
    }
    let next = requestIdleCallback(goOn)
    return () => cancelIdleCallback(next)
  }, [items])
}
