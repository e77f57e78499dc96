import { useQuery } from '@tanstack/react-query'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { MissingPost, PostEntry, PostThread } from '@tsudoi/design-system/screens/post/post.types'
import { isNotFound } from '../api/apiError.ts'
import { loadableOf } from '../mappers/loadableOf.ts'
import type { CachedPost } from '../queries/post.cache.ts'
import type { PostAddress } from '../queries/post.keys.ts'
import { postQuery } from '../queries/post.queries.ts'
import { useDeleted } from './deletedPosts.ts'
import { entriesOf, type Reading } from './entries.ts'

/** The posts that one answers to, the root first: of a reply the comment stands between. */
export function idsBefore({ postId, rootPostId, parentPostId }: CachedPost): string[] {
  return [...new Set([rootPostId, ...(parentPostId === undefined ? [] : [parentPostId])])].filter((id) => id !== postId)
}

/**
 * A post with all that it answers to. It is ready when everything of it is there, so that nothing moves what one came
 * for; what cannot be shown has a quiet place.
 */
export function useThread(address: PostAddress, reading: Reading) {
  const hero = useQuery(postQuery(address))
  const ids = hero.data ? idsBefore(hero.data) : []
  const [rootId = '', commentId = ''] = ids
  const root = useQuery({ ...quietQuery(rootId), enabled: rootId !== '' })
  const comment = useQuery({ ...quietQuery(commentId), enabled: commentId !== '' })
  const before = [root, comment].slice(0, ids.length)
  const deleted = useDeletedOf([address.postId, ...ids])
  return { hero: hero.data, thread: threadOf() }

  /** Its place says that it cannot be shown. */
  function quietQuery(postId: string) {
    return { ...postQuery({ ...address, postId }), meta: { isSilent: true } }
  }

  function threadOf(): Loadable<PostThread | 'missing'> {
    if (isNotFound(hero.error) || deleted.includes(address.postId)) return ready('missing')
    const shown = loadableOf(hero)
    if (shown.state !== 'ready') return shown
    if (before.some(({ isPending }) => isPending)) return loading
    // Whoever reads that it is deleted does not try again: that is said only of what is gone.
    const failed = before.find(({ data, error }) => !data && !isNotFound(error))
    if (failed) return loadableOf(failed) as typeof loading
    const [post] = entriesOf([shown.data], reading)
    if (!post) return ready('missing')
    const seen = before.map(({ data, error }, at): PostEntry | MissingPost => {
      const key = ids[at] ?? ''
      const [entry] = data && !isNotFound(error) && !deleted.includes(key) ? entriesOf([data], reading) : []
      return entry ?? { is: 'missing', key }
    })
    return ready({ before: seen, post })
  }
}

/** Those of these posts that their reader has deleted, whatever is still read of them. */
const useDeletedOf = (ids: readonly string[]): readonly string[] => {
  const gone = useDeleted(({ posts, leaving }) =>
    [...posts, ...leaving]
      .map(({ postId }) => postId)
      .filter((id) => ids.includes(id))
      .join(),
  )
  return gone.split(',')
}
