import { UndoBar } from '@tsudoi/design-system/screens/post/write/UndoBar'
import { useDeferredValue } from 'react'
import { useDeleted } from './deletedPosts.ts'

/**
 * Offers to bring back what was deleted a moment ago. Its place is there before its words, so that they are announced.
 */
export function DeletedHost() {
  const { posts, undo, hold } = useDeleted()
  return <UndoBar count={useDeferredValue(posts.length, 0)} onUndo={undo} onHold={hold} />
}
