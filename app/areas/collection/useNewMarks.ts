import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { useRef, useState } from 'react'
import { serverNow } from '../../time/clock.ts'
import { useSession } from '../../session/sessionStore.ts'
import {
  markAllSeen,
  firstVisitMarks,
  isNewByMarks,
  storeMarks,
  storedMarks,
  recordSeen,
  type SeenMarks,
} from './seenMarks.ts'

/**
 * Which items on the wall are marked as new. A mark stays during the visit in which it is first seen, so that it does
 * not vanish while the user looks at it; the next visit is without it.
 */
export function useNewMarks(items: readonly CollectedItem[]) {
  const accountId = useSession((session) => session.accountId)
  const [shown, setShown] = useState<SeenMarks>(() => storedMarks(accountId) ?? firstVisitMarks(serverNow()))
  const [undo, setUndo] = useState<{ shown: SeenMarks; kept: SeenMarks }>()
  const unreported = useRef<{ items: readonly CollectedItem[]; byKey: Map<string, CollectedItem> }>(undefined)
  return {
    isNew: isNewByMarks(shown),
    onSeen: (keys: readonly string[]) => {
      // Called on every scroll: each item is reported only once per list.
      if (unreported.current?.items !== items)
        unreported.current = { items, byKey: new Map(items.map((item) => [item.key, item])) }
      const { byKey } = unreported.current
      const seen = keys.flatMap((key) => byKey.get(key) ?? [])
      for (const { key } of seen) byKey.delete(key)
      if (seen.length > 0) recordSeen(accountId, seen, shown)
    },
    onAllSeen: () => {
      const marks = markAllSeen(shown, items)
      setUndo({ shown, kept: storedMarks(accountId) ?? shown })
      setShown(marks)
      storeMarks(accountId, marks)
    },
    onUndoSeen:
      undo &&
      (() => {
        setShown(undo.shown)
        storeMarks(accountId, undo.kept)
        setUndo(undefined)
      }),
  }
}
