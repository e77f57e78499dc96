import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { createStore } from '../../session/createStore.ts'

interface DeletedPosts {
  /** Posts whose deletion is in flight, so that the user can no longer undo it. No list or page shows them. */
  leaving: readonly Post[]
  /** The member's deleted posts that the user can still restore. No list shows them. */
  posts: readonly Post[]
  /** Restores all `posts`. */
  undo: () => void
  /** Delays the deletion while the pointer or the focus (`by`) is on the undo bar. */
  hold: (by: string, isHeld: boolean) => void
}

/** The deleted posts that the user can still restore. The undo bar at the bottom of every page offers that. */
export const useDeletedPosts = createStore<DeletedPosts>(() => ({
  leaving: [],
  posts: [],
  undo: () => undefined,
  hold: () => undefined,
}))
