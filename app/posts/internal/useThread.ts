import { useQuery } from '@tanstack/react-query'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { MissingPost, PostEntry, PostThread } from '@tsudoi/design-system/screens/post/post.types'
import { isNotFound } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { CachedPost } from './post.cache.ts'
import type { PostAddress } from './post.keys.ts'
import { postQuery } from './post.queries.ts'
import { useDeletedPosts } from './deletedPosts.ts'
import { postEntriesOf, type ReaderContext } from './postEntries.ts'

/** Ids of the posts that a post answers to: the root, and for a reply also the comment. */
export function parentIdsOf({ postId, rootPostId, parentPostId }: CachedPost): string[] {
  return [...new Set([rootPostId, ...(parentPostId === undefined ? [] : [parentPostId])])].filter((id) => id !== postId)
}

/**
 * A post, with the posts that it answers to. It is ready only once all of them are loaded, so that the post does not
 * move on the screen. Posts that cannot be shown get a placeholder.
 */
export function useThread(address: PostAddress, reading: ReaderContext) {
  const hero = useQuery(postQuery(address))
  const ids = hero.data ? parentIdsOf(hero.data) : []
  const [rootId = '', commentId = ''] = ids
  const root = useQuery({ ...silentQuery(rootId), enabled: rootId !== '' })
  const comment = useQuery({ ...silentQuery(commentId), enabled: commentId !== '' })
  const before = [root, comment].slice(0, ids.length)
  const deleted = useDeletedOf([address.postId, ...ids])
  return { hero: hero.data, thread: threadOf() }

  /** Options of a query for a post. It opens no error dialog, because a placeholder shows the failure. */
  function silentQuery(postId: string) {
    return { ...postQuery({ ...address, postId }), meta: { isSilent: true } }
  }

  function threadOf(): Loadable<PostThread | 'missing'> {
    if (isNotFound(hero.error) || deleted.includes(address.postId)) return ready('missing')
    const shown = loadableOf(hero)
    if (shown.state !== 'ready') return shown
    if (reading.isLoading || before.some(({ isPending }) => isPending)) return loading
    // The first failure that can be retried. A missing post is not one: it counts as deleted.
    const failed = before.find(({ data, error }) => !data && !isNotFound(error))
    if (failed) return loadableOf(failed) as typeof loading
    const [post] = postEntriesOf([shown.data], reading)
    if (!post) return ready('missing')
    const seen = before.map(({ data, error }, at): PostEntry | MissingPost => {
      const key = ids[at] ?? ''
      const [entry] = data && !isNotFound(error) && !deleted.includes(key) ? postEntriesOf([data], reading) : []
      return entry ?? { is: 'missing', key }
    })
    return ready({ before: seen, post })
  }
}

/** The ids of these posts that the reader has deleted. Cached queries may still contain them. */
const useDeletedOf = (ids: readonly string[]): readonly string[] => {
  const deletedIds = useDeletedPosts(({ posts, leaving }) =>
    [...posts, ...leaving]
      .map(({ postId }) => postId)
      .filter((id) => ids.includes(id))
      .join(),
  )
  return deletedIds.split(',')
}
