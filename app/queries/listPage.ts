/** One page of a list, in the same shape for all ways in which servers page. */
export interface ListPage<Item, Next = unknown> {
  items: Item[]
  /** The number of items on all pages, if the server sends it. */
  total?: number
  /** The parameter with which to request the next page. Missing on the last page. */
  next?: Next | undefined
  /** Whether the reader may add to the list now, if the server sends it. */
  isOpen?: boolean
}
