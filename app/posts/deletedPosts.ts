import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { createStore } from '../session/createStore.ts'

interface Deleted {
  /** On their way to the host: nobody can have them back any more, and no list or page shows them. */
  leaving: readonly Post[]
  /** One's own posts that are off every list and can still be had back. */
  posts: readonly Post[]
  /** Brings all of them back. */
  undo: () => void
  /** Nothing leaves as long as a pointer or the focus is on the offer. */
  hold: (by: string, isHeld: boolean) => void
}

/** What can still be had back: a bar over the foot of the page offers it, on whatever page one is. */
export const useDeleted = createStore<Deleted>(() => ({
  leaving: [],
  posts: [],
  undo: () => undefined,
  hold: () => undefined,
}))
