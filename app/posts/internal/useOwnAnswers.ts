import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CachedPost } from './post.cache.ts'
import type { PostAddress } from './post.keys.ts'
import { ownAnswersQuery } from './post.queries.ts'
import { postEntriesOf, type ReaderContext } from './postEntries.ts'

/** The member's own answers to a post that the loaded part of the answer list does not contain yet. */
export function useOwnAnswers(address: PostAddress, read: readonly CachedPost[] | undefined, reading: ReaderContext) {
  const { data } = useQuery(ownAnswersQuery(address))
  return useMemo(() => {
    const loadedIds = new Set(read?.map(({ postId }) => postId))
    const own = data?.pages.flatMap(({ items }) => items).filter(({ postId }) => !loadedIds.has(postId))
    return postEntriesOf(own ?? [], reading)
  }, [data, read, reading])
}
