import type { Loadable } from './loadable.ts'

/** Whether a list has another page, and the state of loading it. */
export type NextPageState = 'none' | 'idle' | 'loading' | 'failed'

/** A list that loads page by page. Loaded items stay while the next page is loading or when it fails. */
export interface Paged<T> {
  /** All items loaded so far. */
  items: Loadable<T[]>
  /** Total number of items on the server; undefined while unknown. */
  total?: number | undefined
  /** Whether there is another page, and the state of loading it. Default: `none`. */
  more?: NextPageState | undefined
  /** Loads the next page, or retries a failed one. */
  onMore?: (() => void) | undefined
}
