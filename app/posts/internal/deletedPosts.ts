import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { createStore } from '../../session/createStore.ts'

interface DeletedPosts {
  /** Deletions in flight, which can no longer be undone. No list or page shows these posts. */
  leaving: readonly Post[]
  /** The member's own deleted posts that can still be restored. No list shows them. */
  posts: readonly Post[]
  /** Restores all `posts`. */
  undo: () => void
  /** Delays the deletion while the pointer or the focus (`by`) is on the undo bar. */
  hold: (by: string, isHeld: boolean) => void
}

/** Deleted posts that can still be restored. An undo bar at the bottom of every page offers that. */
export const useDeletedPosts = createStore<DeletedPosts>(() => ({
  leaving: [],
  posts: [],
  undo: () => undefined,
  hold: () => undefined,
}))
