import { UndoBar } from '@tsudoi/design-system/screens/post/write/UndoBar'
import { useEffect, useState } from 'react'
import { useDeleted } from './deletedPosts.ts'

/** Offers to bring back what was deleted a moment ago. */
export function DeletedHost() {
  const { posts, undo } = useDeleted()
  const [isThere, setThere] = useState(false)
  // A place that is there before its words is announced with them.
  useEffect(() => setThere(true), [])
  return <UndoBar count={isThere ? posts.length : 0} onUndo={undo} />
}
