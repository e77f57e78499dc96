/** One page of a list, however its host pages. */
export interface ListPage<Item, Next = unknown> {
  items: Item[]
  /** How many there are on all pages, where the host says so. */
  total?: number
  /** Where the next page begins; missing on the last one. */
  next?: Next
  /** Whether the reader can add to the list now, where the host says so. */
  isOpen?: boolean
}
