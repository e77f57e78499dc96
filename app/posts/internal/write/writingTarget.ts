import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import type { WritingTarget } from '../writing.types.ts'

/**
 * The position of a new post in its thread (C088). A reply to a reply becomes its sibling, because deeper levels do not
 * exist (Q51).
 */
export function threadPositionOf({ mode, on }: WritingTarget): {
  depth: '0' | '1' | '2'
  rootPostId?: string
  parentPostId?: string | undefined
} {
  if (mode === 'comment') return { depth: '1', rootPostId: on.rootPostId, parentPostId: on.postId }
  if (mode !== 'reply') return { depth: '0' }
  const isReplyItself = on.depth !== '0' && on.depth !== '1'
  return { depth: '2', rootPostId: on.rootPostId, parentPostId: isReplyItself ? on.parentPostId : on.postId }
}

/** Whether a post was written as a post, a comment or a reply. */
export const writingModeOf = ({ depth }: Pick<Post, 'depth'>): 'post' | 'comment' | 'reply' => {
  if (depth === '0') return 'post'
  return depth === '1' ? 'comment' : 'reply'
}
