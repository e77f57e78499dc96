import type { Loadable } from './loadable.ts'

/** Whether there is more of a list, and what its next page is doing. */
export type More = 'none' | 'idle' | 'loading' | 'failed'

/** A list that comes page by page. What is there stays while more is on its way, and when that fails. */
export interface Paged<T> {
  /** All that has come so far. */
  items: Loadable<T[]>
  /** How many there are in all; absent while unknown. */
  total?: number
  /** Default: none. */
  more?: More
  /** Asks for the next page, or again for one that failed. */
  onMore?: () => void
}
