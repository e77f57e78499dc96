import type { CollectedItem, NewItemMarks } from '@tsudoi/design-system/screens/collection/collection.types'
import { useRef, useState } from 'react'
import { serverNow } from '../../time/clock.ts'
import { useSession } from '../../session/sessionStore.ts'
import {
  markAllSeen,
  initialSeenMarks,
  createNewItemCheck,
  storeSeenMarks,
  storedSeenMarks,
  recordSeenItems,
  type SeenMarks,
} from './seenMarks.ts'

/**
 * The marks on new items of the wall. An item that the user sees keeps its mark during this visit, so that the mark
 * does not vanish while the user looks at it. On the next visit the item has no mark.
 */
export function useNewItemMarks(items: readonly CollectedItem[]): NewItemMarks {
  const accountId = useSession((session) => session.accountId)
  const [shown, setShown] = useState<SeenMarks>(() => storedSeenMarks(accountId) ?? initialSeenMarks(serverNow()))
  const [undo, setUndo] = useState<{ shown: SeenMarks; kept: SeenMarks }>()
  const unreported = useRef<{ items: readonly CollectedItem[]; byKey: Map<string, CollectedItem> }>(undefined)
  return {
    isNew: createNewItemCheck(shown),
    onSeen: (keys: readonly string[]) => {
      // Skips items that are already recorded, because the wall calls this on every scroll.
      if (unreported.current?.items !== items)
        unreported.current = { items, byKey: new Map(items.map((item) => [item.key, item])) }
      const { byKey } = unreported.current
      const seen = keys.flatMap((key) => byKey.get(key) ?? [])
      for (const { key } of seen) byKey.delete(key)
      if (seen.length > 0) recordSeenItems(accountId, seen, shown)
    },
    onAllSeen: () => {
      const marks = markAllSeen(shown, items)
      setUndo({ shown, kept: storedSeenMarks(accountId) ?? shown })
      setShown(marks)
      storeSeenMarks(accountId, marks)
    },
    onUndoSeen:
      undo &&
      (() => {
        setShown(undo.shown)
        storeSeenMarks(accountId, undo.kept)
        setUndo(undefined)
      }),
  }
}
