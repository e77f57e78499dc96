import { UndoBar } from '@tsudoi/design-system/screens/post/write/UndoBar'
import { useDeferredValue } from 'react'
import { useDeletedPosts } from './deletedPosts.ts'

/**
 * Bar that offers to undo the latest deletions. Its live region is rendered before its text, so that screen readers
 * announce the text.
 */
export function DeletedPostsContainer() {
  const { posts, undo, hold } = useDeletedPosts()
  return <UndoBar count={useDeferredValue(posts.length, 0)} onUndo={undo} onHold={hold} />
}
