import { useMutation } from '@tanstack/react-query'
import type { Post, PostActions } from '@tsudoi/design-system/screens/post/post.types'
import { useMemo, useState } from 'react'
import { raiseLater } from '../../errors/raiseLater.ts'
import { blockMutation } from './block.mutations.ts'
import { setLike } from './like.mutations.ts'
import type { CachedPost } from './post.cache.ts'
import { postTitle } from '../../mappers/postTitle.ts'
import { openSpoiler } from './openedSpoilers.ts'
import { openShareDialog } from '../../sharing/sharing.ts'
import { requireLogin, useIsMember } from '../../session/sessionStore.ts'
import { fetchModule } from '../../shell/lazyModules.ts'
import { tabTitle } from '../../shell/tabTitle.ts'
import { cachedPostOf } from './postEntries.ts'
import { usePostLater } from '../../later/usePostLater.ts'
import { lazyWritingParts } from './writing.ts'

/** Wraps an action on a cached post, so that it takes the view of the post. */
const withSource = (act: (post: CachedPost) => void) => (view: Post) => {
  const post = cachedPostOf(view)
  if (post) act(post)
}

/** Deletes a post of the user. If the code for that fails to load, nothing is deleted and a dialog shows the error. */
const deleteOwn = withSource((post) => {
  if (lazyWritingParts) fetchModule(lazyWritingParts.load).then(({ deletePost }) => deletePost(post), raiseLater)
})

/** Opens the share dialog for a post with a page of its own. */
const shareOwnPage = (view: Post) => {
  const post = cachedPostOf(view)
  if (post && view.href) openShareDialog({ path: view.href, title: tabTitle(postTitle(post)) })
}

/**
 * The actions of a post's buttons and menu, which are the same on every page. `reported`, `edited` and `muting` are
 * what the open dialogs are about (PostDialogs). `isEmbedded`: whether the page is inside the host app, which has no
 * list of posts kept for later.
 */
export function usePostActions(isEmbedded = false) {
  const mayAct = useIsMember()
  const { mutate: block } = useMutation(blockMutation)
  const [reported, setReported] = useState<Post>()
  const [edited, setEdited] = useState<CachedPost>()
  const [muting, setMuting] = useState<{ word: string }>()
  const { later, ...laterDialogs } = usePostLater(cachedPostOf, !isEmbedded)
  const actions = useMemo(
    (): PostActions => ({
      mayAct,
      onRequireLogin: requireLogin,
      onLike: (view, liked) => withSource((post) => setLike(post, liked))(view),
      onReport: setReported,
      onBlock: ({ id, author: { id: targetAccountId, nickName, uniqueName } }) =>
        block({ targetAccountId, block: true, user: { nickName, uniqueName }, fromPostId: id }),
      onUnblock: (targetAccountId) => block({ targetAccountId, block: false }),
      onShare: shareOwnPage,
      onOpenSpoiler: ({ key }) => openSpoiler(key),
      onMute: (_, word) => setMuting({ word }),
      later,
      ...(lazyWritingParts && { onEdit: withSource(setEdited), onDelete: deleteOwn }),
    }),
    [mayAct, block, later],
  )
  return {
    actions,
    reported,
    endReport: () => setReported(undefined),
    edited,
    endEdit: () => setEdited(undefined),
    muting,
    endMuting: () => setMuting(undefined),
    ...laterDialogs,
  }
}
