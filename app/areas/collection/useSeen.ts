import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { useState } from 'react'
import { serverNow } from '../../session/clock.ts'
import { useSession } from '../../session/sessionStore.ts'
import { allSeen, firstMarks, isNewBy, keepMarks, marksOf, withSeen, type SeenMarks } from './seenMarks.ts'

/**
 * What is new on the wall. A mark stays for the visit in which it is seen, or it would go while one looks at it; the
 * next visit is without it.
 */
export function useSeen(items: readonly CollectedItem[]) {
  const accountId = useSession((session) => session.accountId)
  const [shown, setShown] = useState<SeenMarks>(() => marksOf(accountId) ?? firstMarks(serverNow()))
  const [undo, setUndo] = useState<{ shown: SeenMarks; kept: SeenMarks }>()
  const kept = () => marksOf(accountId) ?? shown
  return {
    isNew: isNewBy(shown),
    onSeen: (keys: readonly string[]) => {
      const seen = new Set(keys)
      const before = kept()
      const marks = withSeen(
        before,
        items.filter(({ key }) => seen.has(key)),
      )
      if (marks !== before) keepMarks(accountId, marks)
    },
    onAllSeen: () => {
      const marks = allSeen(shown, items)
      setUndo({ shown, kept: kept() })
      setShown(marks)
      keepMarks(accountId, marks)
    },
    onUndoSeen:
      undo &&
      (() => {
        setShown(undo.shown)
        keepMarks(accountId, undo.kept)
        setUndo(undefined)
      }),
  }
}
