import { useMemo } from 'react'
import { useOptimisticLikes } from './likes.ts'
import { useHiddenAuthors } from './hiddenAuthors.ts'
import { useSession } from '../../session/sessionStore.ts'
import type { ReaderContext } from './postEntries.ts'

/**
 * Everything about the current reader that determines how posts are shown: account, hidden authors and optimistic
 * likes.
 */
export function useReaderContext(rest: Pick<ReaderContext, 'hidesPlace' | 'hrefOf'> = {}): ReaderContext {
  const reader = useSession((session) => session.accountId)
  const hidden = useHiddenAuthors((state) => state.hidden)
  const likes = useOptimisticLikes((state) => state.likes)
  const { hidesPlace, hrefOf } = rest
  return useMemo(() => ({ reader, hidden, likes, hidesPlace, hrefOf }), [reader, hidden, likes, hidesPlace, hrefOf])
}
