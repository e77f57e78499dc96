/** One page of a list, however the server pages it. */
export interface ListPage<Item, Next = unknown> {
  items: Item[]
  /** The number of items on all pages, if the server sends it. */
  total?: number
  /** The parameter of the next page; missing on the last page. */
  next?: Next | undefined
  /** Whether the reader may add to the list now, if the server sends it. */
  isOpen?: boolean
}
