import { useMemo } from 'react'
import { useOptimisticLikes } from './likes.ts'
import { useHiddenAuthors } from './hiddenAuthors.ts'
import { useMuting } from '../../muting/muting.ts'
import { useSession } from '../../session/sessionStore.ts'
import { useOpenedSpoilers } from './openedSpoilers.ts'
import type { ReaderContext } from './postEntries.ts'

/**
 * Everything about the current reader that determines how posts are shown: account, hidden authors, optimistic likes,
 * muted words and opened covers. `isLoading`: the muted words are not known yet, so no post may be shown.
 */
export function useReaderContext(rest: Pick<ReaderContext, 'hidesPlace' | 'hrefOf'> = {}): ReaderContext {
  const reader = useSession((session) => session.accountId)
  const hidden = useHiddenAuthors((state) => state.hidden)
  const likes = useOptimisticLikes((state) => state.likes)
  const muting = useMuting()
  const openedSpoilers = useOpenedSpoilers((state) => state.opened)
  const { hidesPlace, hrefOf } = rest
  return useMemo(
    () => ({ reader, hidden, likes, muting, isLoading: muting === undefined, openedSpoilers, hidesPlace, hrefOf }),
    [reader, hidden, likes, muting, openedSpoilers, hidesPlace, hrefOf],
  )
}
